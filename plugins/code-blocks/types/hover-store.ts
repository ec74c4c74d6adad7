import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfTypes, keyOf } from './hash';
import { createHoverThread } from './hover-thread';
import type { Hover } from './hovers';

/** Finds hovers, and remembers them from one build to the next. */
export interface HoverStore {
  /** The hovers of a sample, `type` being highlighted HTML. */
  readonly hoversOf: (version: string, code: string) => Promise<readonly Hover[]>;
}

// A change of what a hover holds makes the kept ones useless, as a changed declaration does.
const format = '1';

/** The folder of a version's hovers. */
function openShelf(root: string, version: string): string {
  const all = path.join(root, '.cache', 'code-types', version);
  const current = keyOf(format, hashOfTypes(root, version));
  mkdirSync(path.join(all, current), { recursive: true });
  for (const folder of readdirSync(all)) {
    if (folder !== current) rmSync(path.join(all, folder), { recursive: true });
  }
  return path.join(all, current);
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

/** Opens the hovers kept in `.cache/code-types`; those of older declarations are thrown away. */
export function openHoverStore(root: string): HoverStore {
  const shelves = new Map<string, string>();
  const find = createHoverThread(root);
  return {
    async hoversOf(version, code) {
      const shelf = shelves.get(version) ?? openShelf(root, version);
      shelves.set(version, shelf);
      const file = path.join(shelf, `${keyOf(code)}.json`);
      const kept = readKept(file);
      if (kept) return kept;
      const hovers = await find(version, code);
      writeWhole(file, JSON.stringify(hovers));
      return hovers;
    },
  };
}
