import path from 'node:path';
import ts from 'typescript';
import { hashOfTypes } from './hash';
import { entryPointOf, sampleOptions } from './sample-options';

/** Types of the language, of Node.js and of `pg`: the same text for every version, and most of what a program parses. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (!file.includes('/node_modules/')) return read(file, ...rest);
    if (!libraries.has(file)) libraries.set(file, read(file, ...rest));
    return libraries.get(file);
  };
  return host;
}

const programs = new Map<string, { readonly hash: string; readonly program: ts.Program }>();

/**
 * A version's declarations as one program, read again when one of them has changed. Nothing but what they import is in it.
 *
 * @throws Error when the version has no declarations
 */
export function readDeclarations(root: string, version: string): ts.Program {
  const entryPoint = entryPointOf(path.resolve(root), version);
  const hash = hashOfTypes(root, version);
  const known = programs.get(entryPoint);
  if (known?.hash === hash) return known.program;
  const options = { ...sampleOptions(root, version), types: [] };
  const program = ts.createProgram([entryPoint], options, hostOf(options));
  programs.set(entryPoint, { hash, program });
  return program;
}
