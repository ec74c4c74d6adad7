import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createSharingHost } from '../../plugins/declarations/library-files';
import { compilerPath } from '../../plugins/repository-files/compiler-path';
import { fileIn } from '../../plugins/repository-files/file-in';
import { Stop } from '../fail';
import type { Library } from './library';
import { LibraryReader } from './library-reader';
import { refuseErrors } from './refuse-errors';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  // A release for Node.js may name Node's own types without an import.
  types: ['node'],
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(folder, file));

/**
 * Reads the declarations that an entry point leads to.
 *
 * @param root - The repository's root; errors name files relative to it.
 * @param isWhole - Whether to read also what stands beside it and no exported name leads to.
 * @throws Stop naming file and line when the entry point is missing, exports nothing, a file does not parse, or something
 * is imported, exported or named that is not there, and when a declaration has no name or is exported under several
 */
export function readLibrary(root: string, entryPoint: string, isWhole = false): Library {
  const file = path.resolve(root, entryPoint);
  const name = fileIn(root, file);
  if (!existsSync(file))
    throw new Stop(`${name}: there is no such file. Give the path of a package’s index.d.ts.`);
  if (!file.endsWith('.d.ts'))
    throw new Stop(`${name}: this is no declaration file. Give the path of a package’s index.d.ts.`);
  const folder = `${compilerPath(path.dirname(file))}/`;
  const program = ts.createProgram(
    [file, ...(isWhole ? filesIn(folder) : [])],
    options,
    createSharingHost(options),
  );
  refuseErrors(
    root,
    program,
    folder,
    isWhole
      ? 'Correct it, or take it from git, and import again.'
      : 'Build the package anew and import it again.',
  );
  const entry = program.getSourceFile(file);
  const library = entry && new LibraryReader(root, program, folder, isWhole).read(entry);
  if (!library || library.items.length === 0)
    throw new Stop(
      `${name}:1: it exports nothing. Give the index.d.ts that the package’s "types" field names.`,
    );
  return library;
}
