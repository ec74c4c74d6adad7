import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../repository-files/stop';

/**
 * Files that no Cypher statement reaches: those that `initdb` reads, those that extensions are compiled with, encodings
 * other than UTF-8, ICU's collations (the data directory sorts as `C` does), time zones besides UTC, and text search.
 */
const UNUSED: readonly RegExp[] = [
  /\/share\/postgresql\/(?:postgres\.bki|[^/]+\.sql|[^/]+\.sample|sql_features\.txt|errcodes\.txt)$/,
  /\/lib\/postgresql\/(?:pgxs\/|dict_snowball|libpqwalreceiver|pgoutput)/,
  /\/lib\/postgresql\/[^/]*_and_[^/]*\.so$/,
  /\/icu\/[^/]+\/coll\//,
  /\/share\/postgresql\/timezone\/(?!UTC$|GMT$|Etc\/)/,
  /\/share\/postgresql\/tsearch_data\//,
];

export interface SystemFile {
  readonly name: string;
  /** First byte in the bundle, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

const ENTRY = /\{filename:"(?<name>[^"]+)",start:(?<start>\d+),end:(?<end>\d+)\}/g;

/**
 * The table of the files in `pglite.data`, which PGlite carries in its code.
 *
 * @param dist - PGlite's folder of built files
 * @throws Stop naming the folder and the remedy, when no file of it has such a table
 */
export function readSystemTable(dist: string): readonly SystemFile[] {
  for (const name of readdirSync(dist).filter((each) => /^chunk-.*\.js$/.test(each))) {
    const entries = [...readFileSync(join(dist, name), 'utf8').matchAll(ENTRY)];
    if (entries.length > 0)
      return entries.map(({ groups }) => ({
        name: groups?.name ?? '',
        start: Number(groups?.start),
        end: Number(groups?.end),
      }));
  }
  throw new Stop(
    `${dist} has no table of the files in pglite.data: look how this version of PGlite lists them, and teach plugins/age-engine/system-files.ts.`,
  );
}

/** Whether no statement reaches a file, by its path in the engine. */
export const isUnused = (name: string): boolean => UNUSED.some((pattern) => pattern.test(name));

/**
 * PostgreSQL's own files, with zeroes in place of those that no statement reaches. The other files keep their
 * positions, as PGlite demands, and zeroes compress to almost nothing: 2.1 MB become 0.1 MB with gzip.
 *
 * @param dist - PGlite's folder of built files
 * @throws Stop naming the file and the remedy, when table and files do not belong together
 */
export function readSystemFiles(dist: string): Buffer {
  const bundle = readFileSync(join(dist, 'pglite.data'));
  const table = readSystemTable(dist);
  const end = Math.max(...table.map((file) => file.end));
  if (end !== bundle.length)
    throw new Stop(
      `${dist}/pglite.data has ${bundle.length} bytes, and PGlite's table of its files ends at ${end}: reinstall with npm ci.`,
    );
  for (const file of table) if (isUnused(file.name)) bundle.fill(0, file.start, file.end);
  return bundle;
}
