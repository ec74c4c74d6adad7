import { site } from '../../config/site';
import { countOf } from '../../scripts/count-of';
import { readBuiltSite } from '../built-site';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { byRoute, locate } from '../locate';
import { listSourcePages } from '../source-pages';
import { checkFrame } from './check-frame';

export const stage: Stage = 'built';

const frame = { titleEnd: ` | ${site.title}`, language: 'en', direction: 'ltr' };

/**
 * Title, language and version banner of every built page.
 *
 * @throws Stop when nothing is built
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const sources = byRoute(listSourcePages(root));
  const { pages } = readBuiltSite(root);
  note(countOf(pages.length, 'page'));
  return Promise.resolve(
    pages.flatMap((page) =>
      checkFrame(page, frame).map((problem) => ({ ...locate(sources, page, []), ...problem })),
    ),
  );
}
