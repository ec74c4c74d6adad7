import type { Finding } from '../finding';

/** A page of the docs: the names that are headings on it. */
export interface NamedPage {
  readonly route: string;
  /** The docs version as the search has it: `0.3.0` or `current`. */
  readonly version: string;
  readonly names: readonly string[];
  /** The title, where it is a name. */
  readonly title: string | undefined;
  /** Names among the headings of the third level: on a page that is called by a name, its members. */
  readonly members: readonly string[];
}

/** As the search reads a name: `rowNumber` and `ROW_NUMBER` are one. */
const fold = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Names that occur only in code: `orderBy`, `Pool.end`. Single words (`limit`) have other meanings as well. */
const isWrittenAsCode = (name: string): boolean => /[a-z][A-Z]|\./.test(name);

/** Title of a generated page: `Schema`, which is one word with a capital. */
const isDeclared = (name: string, { title, route }: NamedPage): boolean =>
  name === title && route.includes('/api-generated/');

const remedy =
  'See src/features/search/engine/weights.ts; "npx tsx bench/search/relevance.ts" tells what a change costs.';

/** What leads to a page by two names: `QueryBuilder.where`. */
const memberNames = ({ title, members }: NamedPage): readonly string[] =>
  title === undefined ? [] : members.map((member) => `${title}.${member}`);

/**
 * Checks that the search understands names: for a name typed as it is written, the first page must have a section about
 * it, not merely about a name that begins with it. The name of a class and that of its member must lead to the page of
 * the class.
 *
 * @param pages - The docs of one version.
 * @param firstRoute - Route of what the search shows first for a query, if it shows anything.
 */
export function checkNames(
  pages: readonly NamedPage[],
  firstRoute: (query: string) => string | undefined,
): Finding[] {
  const routes = new Map<string, Set<string>>();
  const add = (name: string, route: string): Map<string, Set<string>> =>
    routes.set(fold(name), (routes.get(fold(name)) ?? new Set()).add(route));
  const queries = new Set<string>();
  for (const page of pages)
    for (const name of [...page.names, ...memberNames(page)]) {
      add(name, page.route);
      if (isWrittenAsCode(name) || isDeclared(name, page)) queries.add(name);
    }
  if (queries.size === 0)
    return [
      {
        file: 'build/docs',
        message: 'No heading that is a name was found here, so that no search for one was looked at.',
        remedy: 'Let checks/search-names/read-names.ts read the form the headings have now.',
      },
    ];
  return [...queries].flatMap((name) => {
    const route = firstRoute(name);
    const documented = routes.get(fold(name)) ?? new Set();
    if (route !== undefined && documented.has(route)) return [];
    return [
      {
        file: `build/${[...documented].join(', build/')}`,
        message: `The search for "${name}" shows ${route ?? 'nothing'} first.`,
        remedy,
      },
    ];
  });
}
