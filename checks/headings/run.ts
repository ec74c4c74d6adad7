import { readBuiltSite } from '../built-site';
import type { Stage } from '../check';
import type { Finding } from '../finding';
import { byRoute, locate } from '../locate';
import { listSourcePages } from '../source-pages';
import { checkHeadings } from './check-page';

export const stage: Stage = 'built';

/** Pages this check passes over, each with the reason. */
const excused: ReadonlyMap<string, string> = new Map([
  ['search', 'its heading repeats the query of the address, so the browser draws it; e2e looks at it there'],
]);

export function run(root: string): Promise<readonly Finding[]> {
  const sources = byRoute(listSourcePages(root));
  return Promise.resolve(
    readBuiltSite(root)
      .pages.filter((page) => !excused.has(page.route))
      .flatMap((page) =>
        checkHeadings(page.html).map(({ text, message, remedy }) => ({
          ...locate(sources, page, [text]),
          message,
          remedy,
        })),
      ),
  );
}
