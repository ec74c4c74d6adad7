import { groupBy } from '../../src/features/group-by/group-by';

/** What decides a hit's place. */
interface Placed {
  readonly hierarchy: { readonly lvl0: string | null; readonly lvl1: string | null };
}

/** How many hits of a section the modal shows: `maxResultsPerGroup` of `config/search.ts`. */
export const mostPerGroup = 5;

const shownGroups = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] =>
  [...groupBy(items, keyOf).values()].map((group) => group.slice(0, mostPerGroup));

/**
 * Hits in the order in which the modal shows them: by top-level section in the order of first appearance, at most five
 * of each; inside, by page in the same way. Read in DocSearch 3.9 and compared with the painted list in `e2e`.
 */
export function inModalOrder<Hit extends Placed>(hits: readonly Hit[]): Hit[] {
  return shownGroups(hits, (hit) => hit.hierarchy.lvl0 ?? '').flatMap((group) =>
    shownGroups(group, (hit) => hit.hierarchy.lvl1 ?? '').flat(),
  );
}

/** Pages of hits in order, each once, as routes below the base path. */
export function toRoutes(hits: readonly { readonly url: string }[], basePath: string): string[] {
  const routes = hits.map(({ url }) => {
    const { pathname } = new URL(url, 'http://site');
    return pathname.replace(basePath, '').replace(/^\/|\/$/g, '');
  });
  return [...new Set(routes)];
}
