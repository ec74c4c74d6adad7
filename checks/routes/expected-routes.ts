import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const routes = z.array(z.string());
const expectedFile = 'checks/expected/routes.json';

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
 * @throws Error when `checks/expected/routes.json` has another shape
 */
export function readExpectedRoutes(root: string): ReadonlySet<string> {
  const data = shape.parse(JSON.parse(readFileSync(path.join(root, expectedFile), 'utf8')));
  const released = [...data.docsInBothVersions, ...data.apiItems['0.3.0']].map((route) => `docs/${route}`);
  const next = [...data.docsInBothVersions, ...data.docsOnlyInNext, ...data.apiItems.next];
  return new Set(
    [...data.site, ...data.blog, ...released, ...next.map((route) => `docs/next/${route}`)].map(bare),
  );
}
