import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { workFolder } from '../../site/places';
import { peerFolder } from './install';

/** Where the engines are put together, a folder for each. */
export const enginesFolder = path.join(workFolder, 'search');

/**
 * Makes an engine's folder: its adapter as one script, and the page that loads it.
 *
 * @param name - The adapter is `<name>.adapter.ts`.
 * @param alias - Modules that others stand for.
 * @returns the folder
 */
export async function bundle(name: string, alias: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = path.join(enginesFolder, name);
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [path.join(__dirname, `${name}.adapter.ts`)],
    outfile: path.join(folder, 'adapter.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    nodePaths: [path.join(peerFolder, 'node_modules')],
    alias: { ...alias },
    logLevel: 'error',
  });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><script type="module" src="adapter.js"></script>',
  );
  return folder;
}

/** Writes a file of an engine's index. @returns its name */
export function writeData(folder: string, name: string, content: unknown): string {
  writeFileSync(path.join(folder, name), JSON.stringify(content));
  return name;
}
