import type { BuiltPage } from '../built-site';
import type { NamedPage } from './check-names';

const heading = /<h([1-4])[^>]*>(.*?)<\/h\1>/gs;

/** Link to the heading, which holds a sign. */
const hashLink = /<a\b[^>]*class="?hash-link.*$/s;

/** By which the index tells the versions apart, too. */
const versionOfPage = /<meta\b[^>]*\bname="?docusaurus_version"?\s+content="?([^"\s/>]+)/;

const toText = (content: string): string => content.replace(hashLink, '').replaceAll(/<[^>]*>|\(\)/g, '');

const name = /^[A-Za-z_$][\w$]*$/;

/** The pages of the docs with the headings that are one name: `orderBy`, `QueryBuilder`, `createVertex()`. */
export function readNames(pages: readonly BuiltPage[]): NamedPage[] {
  return pages
    .filter(({ route }) => route.startsWith('docs/'))
    .map(({ route, html }) => {
      const named = [...html.matchAll(heading)]
        .map(([, level, content = '']) => ({ level, text: toText(content) }))
        .filter(({ text }) => name.test(text));
      const ofLevel = (wanted: string): readonly string[] =>
        named.filter(({ level }) => level === wanted).map(({ text }) => text);
      return {
        route,
        version: versionOfPage.exec(html)?.[1] ?? '',
        names: named.map(({ text }) => text),
        title: ofLevel('1')[0],
        members: ofLevel('3'),
      };
    });
}
