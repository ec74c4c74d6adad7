import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadApiProgram, type ApiProgram } from './program';

/** Writes declarations of a made-up version `test` to a temporary folder, for the unit tests of this check. */
export function writeApi(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'api-check-'));
  const folder = path.join(root, 'api/test');
  const config = {
    compilerOptions: { target: 'ES2022', lib: ['ES5'], strict: true, types: [] },
    files: ['index.d.ts'],
  };
  const all = { ...files, 'tsconfig.json': JSON.stringify(config) };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

/** Compiles such files; throws when they do not compile. */
export function compileApi(files: Readonly<Record<string, string>>): ApiProgram {
  const loaded = loadApiProgram(writeApi(files), 'test');
  if ('findings' in loaded) throw new Error(loaded.findings.map((each) => each.message).join('\n'));
  return loaded.api;
}
