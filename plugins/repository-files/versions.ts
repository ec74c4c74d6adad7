import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './read-json';
import { Stop } from './stop';

const file = 'versions.json';
const remedy = 'Write a list of the released versions, newest first, such as ["0.5.0", "0.3.0"].';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The released versions, newest first.
 *
 * @throws Stop when `versions.json` is missing or is no such list
 */
export function readVersions(root: string): readonly [string, ...string[]] {
  const value = readJson(root, file, remedy);
  const [latest, ...older] = Array.isArray(value) && value.every(isText) ? value : [];
  if (latest === undefined) throw new Stop(`${file}:1: This is no list of versions. ${remedy}`);
  return [latest, ...older];
}

/**
 * Makes sure that each released version has pages: of one without, Docusaurus tells in a stack.
 *
 * @throws Stop naming the first that has none
 */
export function requireVersions(root: string): void {
  for (const version of readVersions(root)) {
    const folder = `versioned_docs/version-${version}`;
    if (existsSync(path.join(root, folder))) continue;
    throw new Stop(
      `${file}:1: There is no folder ${folder}. Take "${version}" out of the list, or cut it: npm run version:cut -- ${version}`,
    );
  }
}
