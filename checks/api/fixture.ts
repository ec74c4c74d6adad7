import path from 'node:path';
import { makeTempFolder, type FileTexts, writeFiles } from '../../scripts/test/temp-folder';
import { loadApiProgram, type ApiProgram } from './program';

/** Writes declarations of a made-up version `test` to a temporary folder, for the unit tests of this check. */
export function writeApi(files: FileTexts): string {
  const config = {
    compilerOptions: { target: 'ES2022', lib: ['ES5'], strict: true, types: [] },
    files: ['index.d.ts'],
  };
  const root = makeTempFolder();
  writeFiles(path.join(root, 'api/test'), { ...files, 'tsconfig.json': JSON.stringify(config) });
  return root;
}

/** Compiles such files; throws when they do not compile. */
export function compileApi(files: Readonly<Record<string, string>>): ApiProgram {
  const loaded = loadApiProgram(writeApi(files), 'test');
  if ('findings' in loaded) throw new Error(loaded.findings.map((each) => each.message).join('\n'));
  return loaded.api;
}
