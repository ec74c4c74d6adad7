import type { BuiltPage } from '../built-site';
import type { NamedPage } from './check-names';

const heading = /<h([1-4])[^>]*>(.*?)<\/h\1>/gs;

/** Link to the heading, which holds a sign. */
const hashLink = /<a\b[^>]*class="?hash-link.*$/s;

const name = /^[A-Za-z_$][\w$]*$/;

/** The pages of the docs with the headings that are one name: `orderBy`, `QueryBuilder`, `createVertex()`. */
export function readNames(pages: readonly BuiltPage[]): NamedPage[] {
  return pages
    .filter(({ route }) => route.startsWith('docs/'))
    .map(({ route, html }) => ({
      route,
      names: [...html.matchAll(heading)]
        .map(([, , content = '']) => content.replace(hashLink, '').replaceAll(/<[^>]*>|\(\)/g, ''))
        .filter((text) => name.test(text)),
    }));
}
