import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ApiChangeSet } from '../../src/features/api-changes/changes';
import { writeWhole } from '../background/write-whole';
import { hashFiles, isCode, keyOf } from '../repository-files/hash-files';
import { hashOfHighlighting } from '../code-blocks/types/hash-highlighting';
import { hashOfTypes } from '../declarations/hash-types';
import { docsPathOf } from '../repository-files/documented-versions';
import { compareSurfaces } from './compare';
import { readSurface, type Surface } from './surface';
import { labelOf, pathOf } from '../declarations/api-places';
import { type VersionPages, writeChange } from './write-changes';

/** Two versions to compare, the older first. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

function pagesOf(root: string, version: string, surface: Surface, baseUrl: string): VersionPages {
  const docsPath = docsPathOf(root, version);
  return {
    docsPath,
    find: (name) => {
      const item = surface.items.get(name);
      return item && `${baseUrl}${docsPath}/${pathOf(item.place)}`;
    },
  };
}

async function compute(root: string, { from, to }: Pair, baseUrl: string): Promise<ApiChangeSet> {
  const older = readSurface(root, from);
  const newer = readSurface(root, to);
  const sides = {
    before: pagesOf(root, from, older, baseUrl),
    after: pagesOf(root, to, newer, baseUrl),
  };
  return {
    from: { label: labelOf(from), total: older.items.size },
    to: { label: labelOf(to), total: newer.items.size },
    changes: await Promise.all(compareSurfaces(older, newer).map((change) => writeChange(change, sides))),
  };
}

function readKept(file: string): ApiChangeSet | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ApiChangeSet;
  } catch {
    return undefined;
  }
}

/** Code that finds and writes changes, beside what colours code. */
const sources = ['plugins/api-changes', 'plugins/repository-files/by-name.ts'];

/** Pages that show the same changes are compiled side by side. */
const underway = new Map<string, Promise<ApiChangeSet>>();

/**
 * What changed from one version to another. Two programs of declarations take about three seconds to read, so the
 * answer is kept in `.cache/api-changes` until a declaration of either changes, or the code that writes it.
 *
 * @param baseUrl - The site's base URL, with a slash at its end; links in code start with it.
 */
export async function changesBetween(root: string, pair: Pair, baseUrl: string): Promise<ApiChangeSet> {
  const { from, to } = pair;
  const places = [from, to].map((version) => docsPathOf(root, version));
  const key = keyOf(
    hashFiles(root, sources, isCode),
    hashOfHighlighting(root),
    ...[from, to].map((version) => hashOfTypes(root, version)),
    baseUrl,
    ...places,
  );
  const folder = path.join(root, '.cache', 'api-changes');
  const name = `${from}-${to}-${key}.json`;
  const file = path.join(folder, name);
  const kept = readKept(file);
  if (kept) return kept;
  const asked = underway.get(file);
  if (asked) return asked;
  const computing = compute(root, pair, baseUrl)
    .then((changes) => {
      mkdirSync(folder, { recursive: true });
      for (const old of readdirSync(folder))
        if (old.startsWith(`${from}-${to}-`) && old.endsWith('.json'))
          rmSync(path.join(folder, old), { force: true });
      writeWhole(file, JSON.stringify(changes));
      return changes;
    })
    .finally(() => underway.delete(file));
  underway.set(file, computing);
  return computing;
}
