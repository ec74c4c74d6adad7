import { countOf } from '../../scripts/count-of';
import { readBuiltSite } from '../built-site';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { byRoute, locate } from '../locate';
import { listSourcePages } from '../source-pages';
import { checkHeadings } from './check-page';

export const stage: Stage = 'built';

/** Pages this check passes over, each with the reason. */
const excused: ReadonlyMap<string, string> = new Map([
  ['search', 'its heading repeats the query of the address, so the browser draws it; e2e looks at it there'],
]);

/**
 * Pages whose table of contents ends at level 2 on purpose. They have some 230 headings of level 3, one for each
 * message and limit, and a filter to find one. A list of all of them would be as long as the page.
 */
const shortContents: ReadonlySet<string> = new Set(
  ['docs', 'docs/next'].map((docs) => `${docs}/how-to-guides/troubleshooting`),
);

/**
 * Headings, table of contents and ids of every built page.
 *
 * @throws Stop when nothing is built
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const sources = byRoute(listSourcePages(root));
  const pages = readBuiltSite(root).pages.filter((page) => !excused.has(page.route));
  note(countOf(pages.length, 'page'));
  for (const [route, reason] of excused) note(`excused: ${route}: ${reason}`);
  return Promise.resolve(
    pages.flatMap((page) =>
      checkHeadings(page.html, shortContents.has(page.route) ? 2 : 3).map(({ text, message, remedy }) => ({
        ...locate(sources, page, [text]),
        message,
        remedy,
      })),
    ),
  );
}
