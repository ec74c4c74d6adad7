import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileIn } from './file-in';

function filesAt(root: string, place: string): readonly string[] {
  const absolute = path.join(root, place);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [place] : [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fileIn(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * A hash of the names and texts of files, as the key of a cache that holds until one of them changes.
 *
 * @param places - files and folders, from the repository's root; those that are missing count as empty
 * @param isMeant - whether a file below a folder counts, by its path from the root
 */
export function hashFiles(
  root: string,
  places: readonly string[],
  isMeant: (file: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesAt(root, place)).filter(isMeant))
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Code that makes things, without its tests. */
export const isCode = (file: string): boolean => /\.(?:tsx?|cjs)$/.test(file) && !/\.test\.tsx?$/.test(file);

/** A short name for texts, fit for a file. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22);
