import { site } from '../../config/site';
import { brotliSize } from '../../scripts/bytes';
import type { Part } from './budgets';
import { settleHashes } from './settle-hashes';

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const matchAll = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

/** Addresses of files of this site, each once; images that load lazily do not count. */
function filesOf(
  html: string,
): Readonly<Record<'styles' | 'images' | 'laterStyles' | 'scripts' | 'blocking', readonly string[]>> {
  const own = (addresses: readonly string[]): string[] => [
    ...new Set(
      addresses
        .filter((address) => address.startsWith(site.baseUrl))
        .map((address) => address.slice(site.baseUrl.length)),
    ),
  ];
  const listed = (name: 'scripts' | 'styles'): string[] =>
    own(matchAll(html, new RegExp(`\\bdata-${name}="?([^">]*)`, 'g')).flatMap((list) => list.split(' ')));
  const sheets = matchAll(html, /<link\s([^>]*\brel="?stylesheet\b[^>]*)>/g);
  const images = matchAll(html, /<img\s([^>]*)>/g).filter((attributes) => !/loading="?lazy/.test(attributes));
  return {
    styles: own(sheets.flatMap((attributes) => matchAll(attributes, /\bhref="?([^\s">]+)/g))),
    images: own(images.flatMap((attributes) => matchAll(attributes, /\bsrc="?([^\s">]+)/g))),
    laterStyles: listed('styles'),
    scripts: listed('scripts'),
    blocking: own(matchAll(html, /<script\s[^>]*\bsrc="?([^\s">]+)/g)),
  };
}

const isMain = (file: string): boolean => file.startsWith('assets/js/main.');

export interface Measured {
  readonly sizes: Readonly<Record<Part, number>>;
  /** Parts that the page has nothing of. */
  readonly empty: readonly Part[];
  /** What the browser asks for until its load event, the document included. */
  readonly requests: number;
  /** Scripts with an element of their own, which run before the reader asks. */
  readonly blocking: readonly string[];
}

/**
 * Measures one page.
 *
 * @param read reads a file of the build by its path there
 * @param sheets paths of all sheets of the build, in the same order everywhere
 */
export function measure(html: string, read: (file: string) => Buffer, sheets: readonly string[]): Measured {
  const { styles, images, laterStyles, scripts, blocking } = filesOf(html);
  const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .join('\n');
  const rules = matchAll(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('\n');
  const settle = (text: string): string => settleHashes(text, [...scripts, ...sheets]);
  const readAll = (files: readonly string[]): readonly Buffer[] => files.map((file) => read(file));
  const readScripts = (files: readonly string[]): readonly string[] =>
    files.map((file) => settle(read(file).toString('utf8')));
  const contents: Readonly<Record<Part, readonly (string | Buffer)[]>> = {
    'until the load event': [settle(html), ...readAll([...styles, ...images, ...blocking])],
    'inline scripts': [inline],
    'rules in the page': [rules],
    'sheets that follow': readAll(laterStyles),
    'main script': readScripts(scripts.filter((file) => isMain(file))),
    'parts of the page': readScripts(scripts.filter((file) => !isMain(file))),
  };
  const parts = Object.entries(contents) as [Part, readonly (string | Buffer)[]][];
  return {
    sizes: Object.fromEntries(
      parts.map(([part, all]) => [part, sum(all.map(brotliSize))]),
    ) as Measured['sizes'],
    empty: parts.filter(([, all]) => all.every(({ length }) => length === 0)).map(([part]) => part),
    requests: 1 + styles.length + images.length + blocking.length,
    blocking,
  };
}
