import { z } from 'zod';
import { readJson } from '../../plugins/repository-files/read-json';
import { Stop } from '../../scripts/fail';

const routes = z.array(z.string());
const expectedFile = 'checks/expected/routes.json';

const remedy = 'Correct it, or take the file from git.';

const shape = z.strictObject({
  basePath: z.string(),
  site: routes,
  blog: routes,
  docsInBothVersions: routes,
  docsOnlyInNext: routes,
  apiItems: z.strictObject({ '0.3.0': routes, next: routes }),
});

const bare = (route: string): string => route.replace(/\/$/, '');

/**
 * Every route the site must have (specification 2), without a slash at the end and without the base path.
 *
 * @throws Stop when `checks/expected/routes.json` is no JSON or has another shape
 */
export function readExpectedRoutes(root: string): ReadonlySet<string> {
  const parsed = shape.safeParse(readJson(root, expectedFile, remedy));
  if (!parsed.success) throw new Stop(`${expectedFile}: ${z.prettifyError(parsed.error)}\n${remedy}`);
  const { data } = parsed;
  const released = [...data.docsInBothVersions, ...data.apiItems['0.3.0']].map((route) => `docs/${route}`);
  const next = [...data.docsInBothVersions, ...data.docsOnlyInNext, ...data.apiItems.next];
  return new Set(
    [...data.site, ...data.blog, ...released, ...next.map((route) => `docs/next/${route}`)].map(bare),
  );
}
