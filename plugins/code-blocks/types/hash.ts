import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sampleOptions } from './sample-options';

const versionOfPackage = (root: string, name: string): string =>
  (
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/**
 * A hash of everything but the sample that decides its types: the version's declarations, the compiler, its options
 * and the types of Node.js and `pg`. Results kept under it stay right when a declaration changes.
 */
export function hashOfTypes(root: string, version: string): string {
  const hash = createHash('sha256');
  const folder = path.join(root, 'api', version);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  const packages = ['@types/node', '@types/pg'].map((name) => `${name}@${versionOfPackage(root, name)}`);
  const { paths, ...options } = sampleOptions(root, version);
  return hash
    .update(JSON.stringify([ts.version, ...packages, Object.keys(paths ?? {}), options]))
    .digest('hex');
}

/** A short name for a text, fit for a file. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22);
