import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of the script that every page loads, as a static host would send it. */
export interface MainScript {
  readonly raw: number;
  readonly brotli: number;
}

/** @throws Error when the build has no main script, or more than one */
export function readMainScript(build: string): MainScript {
  const folder = path.join(build, 'assets/js');
  const files = readdirSync(folder).filter((file) => /^main\..*\.js$/.test(file));
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`${folder}: expected one main script, found ${files.length}. Build the site anew.`);
  const text = readFileSync(path.join(folder, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { raw: text.length, brotli: brotliCompressSync(text, { params }).length };
}
