import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ApiChangeSet } from '../../src/features/api-changes/changes';
import { keepInFiles } from '../background/keep-in-files';
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

/** Code that finds and writes changes, beside what colours code. */
const sources = ['plugins/api-changes'];

/** Shared, because pages that show the same changes are compiled concurrently. */
const getKept = keepInFiles<ApiChangeSet>();

/** Removes what is kept of two versions. */
function forget(folder: string, { from, to }: Pair): void {
  if (!existsSync(folder)) return;
  for (const old of readdirSync(folder))
    if (old.startsWith(`${from}-${to}-`) && old.endsWith('.json'))
      rmSync(path.join(folder, old), { force: true });
}

/**
 * What changed from one version to another. Reading two programs of declarations takes about three seconds, so the
 * result is cached in `.cache/api-changes` until a declaration of either version or the code that writes it changes.
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
  return getKept(path.join(folder, `${from}-${to}-${key}.json`), async () => {
    const changes = await compute(root, pair, baseUrl);
    forget(folder, pair);
    return changes;
  });
}
