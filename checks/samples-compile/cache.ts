import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sampleOptions } from '../../plugins/code-blocks/sample-types';
import type { SampleError } from './compile';

type Entries = Readonly<Record<string, readonly SampleError[]>>;

const cacheFile = (root: string): string => path.join(root, '.cache', 'samples-compile.json');

const versionOfPackage = (root: string, name: string): string =>
  (
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/**
 * A hash of everything but the sample that decides its errors: the declarations, the compiler, its options and the
 * types of Node.js and `pg`.
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

export const keyOf = (typesHash: string, code: string): string =>
  createHash('sha256').update(typesHash).update('\0').update(code).digest('base64url').slice(0, 22);

/** What earlier runs found out; nothing when there is no cache or it cannot be read. */
export function readCache(root: string): Entries {
  try {
    return JSON.parse(readFileSync(cacheFile(root), 'utf8')) as Entries;
  } catch {
    return {};
  }
}

/** Keeps this run's results and forgets samples that are gone. */
export function writeCache(root: string, entries: Entries): void {
  const file = cacheFile(root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(entries));
  renameSync(`${file}.new`, file);
}
