import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Finding } from './finding';
import { lineOfId } from './line-of-id';

/** A room that holds data for readers, as its entries are told of. */
export interface DataRoom {
  /** What one entry is called. */
  readonly what: string;
  /** The file that explains the fields, from the repository's root. */
  readonly explained: string;
  /** The texts of the files that hold entries, by their path from the root. */
  readonly sources: ReadonlyMap<string, string>;
}

/** The texts of the TypeScript files right in a folder, tests left out. */
export function readSources(root: string, folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(path.join(root, folder)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return new Map(
    names.sort().map((name) => [`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')]),
  );
}

/**
 * Locates an entry by its id or, if that is missing, by one of its texts. Its area or group would name the file, but
 * may be what is wrong.
 */
function placeOf(entry: object, { sources, explained }: DataRoom): Pick<Finding, 'file' | 'line'> {
  const { id, ...rest } = entry as Readonly<Record<string, unknown>>;
  for (const [file, source] of sources)
    if (typeof id === 'string' && source.includes(`id: '${id}',`))
      return { file, line: lineOfId(source, id) };
  const [text] = Object.values(rest).filter((value) => typeof value === 'string');
  for (const [file, source] of sources) {
    const index = source.split('\n').findIndex((line) => text !== undefined && line.includes(text));
    if (index >= 0) return { file, line: index + 1 };
  }
  return { file: explained };
}

/** What an entry holds at a path, `undefined` where there is nothing. */
function valueAt(entry: object, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    entry,
  );
}

function describe(entry: object, issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `has an unknown field "${key}"`);
  const field = issue.path.join('.');
  if (valueAt(entry, issue.path) === undefined) return [`has no "${field}"`];
  return [`has a wrong "${field}": ${issue.message.replace(/\.$/, '')}`];
}

/** Checks that the entries of a data room have the shape on which everything that reads them relies. */
export function checkShapes(
  entries: readonly object[],
  shape: z.ZodType,
  room: DataRoom,
): readonly Finding[] {
  return entries.flatMap((entry) =>
    (shape.safeParse(entry).error?.issues ?? [])
      .flatMap((issue) => describe(entry, issue))
      .map((problem) => ({
        ...placeOf(entry, room),
        message: `The ${room.what}${'id' in entry ? ` "${String(entry.id)}"` : ''} ${problem}.`,
        remedy: `Correct it: ${room.explained} explains the fields.`,
      })),
  );
}
