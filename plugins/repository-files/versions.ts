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
