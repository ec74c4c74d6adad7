import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { highlight } from '../highlight';
import { hashOfTypes, keyOf } from './hash';
import { type Hover, type HoverFinder, createHoverFinder } from './hovers';

/** Finds hovers, and remembers them from one build to the next. */
export interface HoverStore {
  /** The hovers of a sample, `type` being highlighted HTML. */
  readonly hoversOf: (version: string, code: string) => Promise<readonly Hover[]>;
}

interface Shelf {
  readonly folder: string;
  /** Started on the first sample that is not known yet: TypeScript needs a second or two to start. */
  finder?: HoverFinder;
}

// A change of what a hover holds makes the kept ones useless, as a changed declaration does.
const format = '1';

function openShelf(root: string, version: string): Shelf {
  const all = path.join(root, '.cache', 'code-types', version);
  const current = keyOf(format, hashOfTypes(root, version));
  mkdirSync(path.join(all, current), { recursive: true });
  for (const folder of readdirSync(all)) {
    if (folder !== current) rmSync(path.join(all, folder), { recursive: true });
  }
  return { folder: path.join(all, current) };
}

function readKept(file: string): readonly Hover[] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Hover[];
  } catch {
    return undefined;
  }
}

/** Written beside and renamed, so that a build that is stopped leaves no half file behind. */
export function writeWhole(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

/** A type has few spaces; on a narrow screen it breaks after a point or an opening bracket, not inside a name. */
const letBreak = (html: string): string => html.replaceAll(/\.|\(|&lt;/g, '$&<wbr>');

const highlightType = async (hover: Hover): Promise<Hover> => ({
  ...hover,
  type: letBreak(await highlight(hover.type, 'ts')),
});

/** Opens the hovers kept in `.cache/code-types`; those of older declarations are thrown away. */
export function openHoverStore(root: string): HoverStore {
  const shelves = new Map<string, Shelf>();
  return {
    async hoversOf(version, code) {
      const shelf = shelves.get(version) ?? openShelf(root, version);
      shelves.set(version, shelf);
      const file = path.join(shelf.folder, `${keyOf(code)}.json`);
      const kept = readKept(file);
      if (kept) return kept;
      shelf.finder ??= createHoverFinder(root, version);
      const hovers = await Promise.all(shelf.finder(code).map(highlightType));
      writeWhole(file, JSON.stringify(hovers));
      return hovers;
    },
  };
}
