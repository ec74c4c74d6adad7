import type { CheerioAPI } from 'cheerio';
import type { Problem } from '../links/resolve';

/** A fault of a page's headings or ids; `text` helps to find it in the source. */
export interface HeadingProblem extends Problem {
  readonly text: string;
}

/**
 * Compares a page's table of contents, where it has one, with its headings from level 2 to the deepest that is listed
 * (specification 2.7: levels 2 to 3).
 */
export function checkContents($: CheerioAPI, deepest: 2 | 3): readonly HeadingProblem[] {
  const contents = $('.table-of-contents');
  if (contents.length === 0) return [];
  const shown = contents
    .find('a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  // The heading that footnotes bring along is none of the page's own.
  const wanted = $(`main :is(h2${deepest === 3 ? ', h3' : ''})[id]:not(#footnote-label)`)
    .toArray()
    .map((heading) => `#${$(heading).attr('id') ?? ''}`);
  const at = Array.from({ length: Math.max(shown.length, wanted.length) }, (_, index) => index).find(
    (index) => shown[index] !== wanted[index],
  );
  if (at === undefined) return [];
  const [is, must] = [shown[at] ?? 'nothing more', wanted[at] ?? 'nothing more'];
  return [
    {
      text: (wanted[at] ?? shown[at] ?? '').slice(1),
      message: `The table of contents lists ${is} where the headings down to level ${String(deepest)} have ${must}.`,
      remedy: 'Take the levels of the table of contents out of the front matter.',
    },
  ];
}
