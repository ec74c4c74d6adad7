import ts from 'typescript';
import { hashFiles, keyOf } from '../repository-files/hash-files';
import { installedVersion } from '../repository-files/installed-version';
import { sampleOptions } from './sample-options';

/**
 * A hash of everything besides the sample that determines its types: the version's declarations, the compiler, its
 * options and the types of Node.js and `pg`. It is the key of cached results, which are made anew when one of these
 * changes.
 */
export function hashOfTypes(root: string, version: string): string {
  const declarations = hashFiles(root, [`api/${version}`], (file) => file.endsWith('.d.ts'));
  const packages = ['@types/node', '@types/pg'].map((name) => `${name}@${installedVersion(root, name)}`);
  const { paths, ...options } = sampleOptions(root, version);
  return keyOf(declarations, JSON.stringify([ts.version, ...packages, Object.keys(paths ?? {}), options]));
}
