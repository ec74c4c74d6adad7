import path from 'node:path';
import ts from 'typescript';

/** The text of each file of code, by its path from the repository's root. */
export type Sources = ReadonlyMap<string, string>;

/** Each folder in one of these is a room, and so is each file that stands beside such folders. */
const housesOfRooms = [
  'src/features',
  'src',
  'bench',
  'checks',
  'config',
  'e2e',
  'plugins',
  'scripts',
] as const;

/** The room of a file: `src/features/search`, `scripts/fail.ts`, or the folder at the root. */
export function roomOf(file: string): string {
  const house = housesOfRooms.find((each) => file.startsWith(`${each}/`));
  const depth = house === undefined ? 1 : house.split('/').length + 1;
  return file.split('/').slice(0, depth).join('/');
}

/** What the address in an import may leave out. */
const endings = ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'];

/** The files of this repository that a file imports, types too. */
function importsOf(file: string, sources: Sources): readonly string[] {
  return ts.preProcessFile(sources.get(file) ?? '').importedFiles.flatMap(({ fileName }) => {
    if (!/^(\.|@site\/)/.test(fileName)) return [];
    const address = fileName.startsWith('@site/')
      ? fileName.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), fileName);
    return [address + (endings.find((each) => sources.has(address + each)) ?? '')];
  });
}

/** The imports of one room from another, each as `file -> file`. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

function importsBetween(sources: Sources, placeOf: (file: string) => string): Imports {
  const imports = new Map<string, Map<string, string[]>>();
  for (const file of sources.keys()) {
    for (const imported of importsOf(file, sources)) {
      const [from, to] = [placeOf(file), placeOf(imported)];
      if (from === to) continue;
      const ofRoom = imports.get(from) ?? new Map<string, string[]>();
      imports.set(from, ofRoom.set(to, [...(ofRoom.get(to) ?? []), `${file} -> ${imported}`]));
    }
  }
  return imports;
}

/** The rooms of the shortest circle that begins with an import of the second by the first. */
function circleFrom(first: string, second: string, imports: Imports): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[first, second]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === first) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/**
 * Finds what imports each other in a circle.
 *
 * @param placeOf - What a file counts as: its room, or itself.
 * @returns for each circle its rooms and, a line each, the imports that make it
 */
export function findCircles(sources: Sources, placeOf: (file: string) => string): readonly string[] {
  const imports = importsBetween(sources, placeOf);
  const circles = new Map<string, readonly string[]>();
  for (const [first, ofRoom] of imports) {
    for (const second of ofRoom.keys()) {
      const circle = circleFrom(first, second, imports);
      if (!circle) continue;
      const key = circle.toSorted().join();
      if (!circles.has(key)) circles.set(key, circle);
    }
  }
  return [...circles.values()].map((rooms) =>
    [
      `${rooms.join(', ')} import each other:`,
      ...rooms.flatMap((room, at) => imports.get(room)?.get(rooms[(at + 1) % rooms.length] ?? '') ?? []),
    ].join('\n'),
  );
}
