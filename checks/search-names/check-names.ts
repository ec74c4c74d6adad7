import type { Finding } from '../finding';

/** A page of the docs: the names that are headings on it. */
export interface NamedPage {
  readonly route: string;
  readonly names: readonly string[];
}

/** As the search reads a name: `rowNumber` and `ROW_NUMBER` are one. */
const fold = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Names that only code has: `orderBy`, `QueryBuilder`. Single words (`limit`) mean other things as well. */
const isWrittenAsCode = (name: string): boolean => /[a-z][A-Z]/.test(name);

/**
 * Holds the search to what a name means: whoever types one as it is written gets a page first that has a section on it, not
 * one whose name merely begins with it.
 *
 * @param pages - The docs of one version.
 * @param firstRoute - Route of what the search shows first for a query, if it shows anything.
 */
export function checkNames(
  pages: readonly NamedPage[],
  firstRoute: (query: string) => string | undefined,
): Finding[] {
  const routes = new Map<string, Set<string>>();
  for (const { route, names } of pages)
    for (const name of names) routes.set(fold(name), (routes.get(fold(name)) ?? new Set()).add(route));
  const names = new Set(pages.flatMap((page) => page.names).filter(isWrittenAsCode));
  return [...names].flatMap((name) => {
    const route = firstRoute(name);
    const documented = routes.get(fold(name)) ?? new Set();
    if (route !== undefined && documented.has(route)) return [];
    return [
      {
        file: `build/${[...documented].join(', build/')}`,
        message: `The search for "${name}" shows ${route ?? 'nothing'} first.`,
        remedy:
          'See src/features/search/engine/weights.ts; "npx tsx bench/search/relevance.ts" tells what a change costs.',
      },
    ];
  });
}
