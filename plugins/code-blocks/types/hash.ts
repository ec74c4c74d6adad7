import ts from 'typescript';
import { hashFiles, isCode, keyOf } from '../../repository-files/hash-files';
import { installedVersion } from '../../repository-files/installed-version';
import { sampleOptions } from './sample-options';

/** Code that finds types and colours code. */
const sources = [
  'plugins/code-blocks',
  'plugins/api-pages/api-places.ts',
  'plugins/repository-files/documented-versions.ts',
];

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
  keyOf(
    hashFiles(root, sources, isCode),
    ...installed(root, ['shiki', '@shikijs/langs', '@shikijs/transformers', 'twoslash']),
  );
