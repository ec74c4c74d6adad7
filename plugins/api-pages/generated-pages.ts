import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../repository-files/hash-files';

/** Where the stamp stands in the folder of the pages. */
export const stampFile = '.stamp';

/**
 * The stamp of a complete set of pages: a hash of what they were made from, and of what was made. It no longer fits
 * after a page was changed, cut short or removed.
 *
 * @param place - the folder of a version's generated pages
 * @param sources - a hash of all that the pages are made from
 */
export const stampFor = (place: string, sources: string): string =>
  `${sources}\n${hashFiles(place, ['.'], (file) => file !== stampFile)}\n`;

/** The folder of each name's page. */
type Folders = ReadonlyMap<string, string>;

const known = new Map<string, { readonly stamp: string; readonly folders: Folders }>();

function readFolders(place: string): Folders {
  if (!existsSync(place)) return new Map();
  return new Map(
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: folder }) =>
        readdirSync(path.join(place, folder)).map((file) => [path.basename(file, '.md'), folder] as const),
      ),
  );
}

/**
 * Finds which names have a page in the generated reference. It reads the list of files instead of asking the file
 * system for each name, because a file system may ignore case. The list is cached until the pages are made again.
 *
 * @param place - the folder of a version's generated pages
 * @returns the folder of each name's page: `classes` of `QueryBuilder`
 */
export function readGeneratedPages(place: string): Folders {
  const stampPath = path.join(place, stampFile);
  const stamp = existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : undefined;
  const kept = known.get(place);
  if (kept && kept.stamp === stamp) return kept.folders;
  const folders = readFolders(place);
  if (stamp !== undefined) known.set(place, { stamp, folders });
  return folders;
}
