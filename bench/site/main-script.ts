import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliSize } from '../../scripts/bytes';
import { Stop } from '../../scripts/fail';

/** Bytes of scripts, as a static host would send them. */
export interface ScriptBytes {
  readonly raw: number;
  readonly brotli: number;
}

/** The script that every page loads. @throws Stop when the build has no main script, or more than one */
export function readMainScript(build: string): ScriptBytes {
  const folder = path.join(build, 'assets/js');
  const files = readdirSync(folder).filter((file) => /^main\..*\.js$/.test(file));
  const [file] = files;
  if (!file || files.length > 1)
    throw new Stop(`${folder}: expected one main script, found ${files.length}. Build the site anew.`);
  return measure(path.join(folder, file));
}

function measure(file: string): ScriptBytes {
  const text = readFileSync(file);
  return { raw: text.length, brotli: brotliSize(text) };
}

/** All scripts that a page names, whether it runs them at once or later. */
export function readPageScripts(build: string, page: string): ScriptBytes {
  const html = readFileSync(path.join(build, page, 'index.html'), 'utf8');
  const names = new Set([...html.matchAll(/assets\/js\/[^\s"'<>]+?\.js/g)].map(([name]) => name));
  const sizes = [...names].map((name) => measure(path.join(build, name)));
  return {
    raw: sizes.reduce((sum, { raw }) => sum + raw, 0),
    brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}
