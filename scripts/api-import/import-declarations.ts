import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { documentedVersions } from '../../plugins/repository-files/documented-versions';
import { Stop } from '../fail';
import { isVersion } from '../version-cut/read-request';
import { type DocumentedText, writeDocumented } from './documented-text';
import { formatDeclarations } from './format-declarations';
import type { Library, LibraryItem } from './library';
import { type MatchedItem, matchItems } from './match-items';
import { readLibrary } from './read-library';
import { writeEntryPoint } from './write-entry-point';
import { writeImports } from './write-imports';

/** Files to write, and those to remove, from the repository's root. */
export interface ImportPlan {
  readonly version: string;
  readonly write: ReadonlyMap<string, string>;
  readonly remove: readonly string[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Names with their members that are not what they were. */
  readonly changed: readonly { readonly name: string; readonly members: readonly string[] }[];
  /** What has no comment yet. */
  readonly bare: readonly string[];
}

interface Request {
  readonly version: string;
  readonly entryPoint: string;
}

const usage = 'npm run api:import -- next ../ageSchemaClient/dist/index.d.ts';

/** Reads and checks the arguments. @throws Stop naming what is wrong and the remedy */
function readRequest(root: string, args: readonly string[]): Request {
  const [version, entryPoint, ...others] = args;
  if (version === undefined) throw new Stop(`Name the version and the package’s index.d.ts: ${usage}`);
  const own = `api/${version}/index.d.ts`;
  if (
    (version === 'next' || existsSync(path.join(root, 'api', version))) &&
    !existsSync(path.join(root, own))
  )
    throw new Stop(`${own}: it is missing, and comments are kept from what is there. Restore it from git.`);
  const known = documentedVersions(root);
  if (!known.includes(version))
    throw new Stop(
      `api/${version}: there is no such version; there are ${known.join(', ')}. ` +
        `Import into one of them${isVersion(version) ? `, or cut a new one first: npm run version:cut -- ${version}` : `: ${usage}`}`,
    );
  if (entryPoint === undefined)
    throw new Stop(
      `Name the package’s index.d.ts after the version: npm run api:import -- ${version} path/to/index.d.ts`,
    );
  if (others.length > 0) throw new Stop(`"${others.join(' ')}" is too much: ${usage}`);
  return { version, entryPoint };
}

interface Written extends MatchedItem {
  readonly text: DocumentedText;
}

/** What an import of the name does otherwise than before. */
function exportChange(own: LibraryItem, { exported }: LibraryItem): readonly string[] {
  if (own.exported === exported) return [];
  if (exported === undefined) return ['no longer exported'];
  return [exported === 'type' ? 'exported as a type' : 'exported'];
}

/** In the order they had here, what is new after them. */
const byPlace = (a: Written, b: Written): number => placeOf(a) - placeOf(b);
const placeOf = ({ kept, now }: Written): number =>
  kept?.nodes[0]?.getStart() ?? 1e9 + (now.nodes[0]?.getStart() ?? 0);

/** Lines of a module that speak about all of it. */
const headerOf = (text: string): string => /^(?:\/\/.*\n)+/.exec(text)?.[0] ?? '';

/** The text of a file of the repository; empty where there is none. */
function readIn(root: string, file: string): string {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}

/** What a release does to the declarations of a version. */
interface Change {
  /** Of the version, from the repository's root. */
  readonly folder: string;
  readonly now: Library;
  readonly written: readonly Written[];
  /** What the release no longer has. */
  readonly gone: readonly LibraryItem[];
  /**
   * Declarations that are there for readers only, by module. They stay, because a release cannot show whether they are
   * still true.
   */
  readonly untouchedIn: (module: string) => readonly ts.Statement[];
}

function compareLibraries(root: string, { version, entryPoint }: Request): Change {
  const folder = `api/${version}`;
  const now = readLibrary(root, entryPoint);
  const kept: Library = readLibrary(root, `${folder}/index.d.ts`, true);
  const areas = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const written: readonly Written[] = matchItems(kept, now, areas).map((item) => ({
    ...item,
    text: writeDocumented(item.kept, item.now),
  }));
  const unmatched = kept.items.filter((item) => !written.some((each) => each.kept === item));
  return {
    folder,
    now,
    written,
    gone: unmatched.filter(({ isReached }) => isReached),
    untouchedIn: (module) =>
      unmatched.filter((item) => !item.isReached && item.module === module).flatMap(({ nodes }) => nodes),
  };
}

/** The modules that have changed, and those that no longer hold anything. */
async function writeModules(
  root: string,
  { folder, now, written, gone, untouchedIn }: Change,
): Promise<Pick<ImportPlan, 'write' | 'remove'>> {
  const moduleOf = new Map(written.map((item) => [item.now, item.module]));
  const write = new Map<string, string>();
  const remove: string[] = [];
  for (const module of new Set([...written, ...gone].map((item) => item.module))) {
    const file = `${folder}/${module}.d.ts`;
    const items = written.filter((item) => item.module === module).sort(byPlace);
    const isSame = items.every(({ kept, text }) => kept && text.changed.length === 0);
    if (isSame && !gone.some((item) => item.module === module)) continue;
    const untouched = untouchedIn(module);
    if (items.length + untouched.length === 0) {
      remove.push(file);
      continue;
    }
    const parts = [
      writeImports({ module, items, untouched }, now, moduleOf),
      ...items.map(({ text }) => text.text),
      ...untouched.map((statement) => statement.getFullText().trim()),
    ];
    const text = `${headerOf(readIn(root, file))}${parts.filter(Boolean).join('\n\n')}\n`;
    write.set(file, await formatDeclarations(file, text));
  }
  return { write, remove };
}

/** Names with their members that are not what they were. */
const changesIn = (written: readonly Written[]): ImportPlan['changed'] =>
  written.flatMap(({ now, text, kept }) => {
    const members = kept ? [...text.changed, ...exportChange(kept, now)] : [];
    return members.length > 0 ? [{ name: now.name, members }] : [];
  });

/**
 * Computes what `api/<version>` looks like with the declarations of a release in it; writes nothing. Modules whose
 * declarations stay the same are left as they are, to the byte.
 *
 * @throws Stop for arguments and declarations that cannot be read, or not be written as modules of ours
 */
export async function planImport(root: string, args: readonly string[]): Promise<ImportPlan> {
  const request = readRequest(root, args);
  const change = compareLibraries(root, request);
  const { folder, written, gone } = change;
  const { write, remove } = await writeModules(root, change);
  const index = `${folder}/index.d.ts`;
  const before = readIn(root, index);
  const entry = await formatDeclarations(index, writeEntryPoint(headerOf(before), before, written));
  return {
    version: request.version,
    write: entry === before ? write : new Map([...write, [index, entry]]),
    remove,
    added: written.filter(({ kept }) => !kept).map(({ now }) => now.name),
    gone: gone.map(({ name }) => name),
    changed: changesIn(written),
    bare: written.flatMap(({ text }) => text.bare),
  };
}
