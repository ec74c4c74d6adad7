import path from 'node:path';
import ts from 'typescript';
import { hashOfTypes } from './hash-types';
import { createSharingHost } from './library-files';
import { sampleOptions } from './sample-options';
import { entryPointOf } from '../repository-files/documented-versions';

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
  const program = ts.createProgram([entryPoint], options, createSharingHost(options));
  programs.set(entryPoint, { hash, program });
  return program;
}
