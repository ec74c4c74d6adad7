import { createHash } from 'node:crypto';
import ts from 'typescript';
import { hashFiles, isCode } from '../../repository-files/hash-files';
import { installedVersion } from '../../repository-files/installed-version';
import { sampleOptions } from './sample-options';

const installed = (root: string, packages: readonly string[]): readonly string[] =>
  packages.map((name) => `${name}@${installedVersion(root, name)}`);

/**
 * A hash of everything but the sample that decides its types: the version's declarations, the compiler, its options
 * and the types of Node.js and `pg`. Results kept under it stay right when a declaration changes.
 */
export function hashOfTypes(root: string, version: string): string {
  const declarations = hashFiles(root, [`api/${version}`], (file) => file.endsWith('.d.ts'));
  const packages = installed(root, ['@types/node', '@types/pg']);
  const { paths, ...options } = sampleOptions(root, version);
  return keyOf(declarations, JSON.stringify([ts.version, ...packages, Object.keys(paths ?? {}), options]));
}

/** A hash of what finds types and colours code. Highlighted HTML kept under it stays right when that changes. */
export const hashOfHighlighting = (root: string): string =>
  keyOf(hashFiles(root, ['plugins/code-blocks'], isCode), ...installed(root, ['shiki', 'twoslash']));

/** A short name for a text, fit for a file. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22);
