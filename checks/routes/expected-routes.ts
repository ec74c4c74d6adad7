import { z } from 'zod';
import { docsPathOf } from '../../plugins/repository-files/documented-versions';
import { readText } from '../../plugins/repository-files/read-json';
import { readVersions } from '../../plugins/repository-files/versions';
import { parseJsonAs } from '../../scripts/parse-json-as';
import { withoutSlash } from '../../src/features/html-address/without-slash';

const routes = z.array(z.string());
const expectedFile = 'checks/expected/routes.json';

const remedy = 'Correct it: versions.json says which versions it needs. Or take both files from git.';

const routesOf = (versions: readonly string[]) =>
  z.strictObject(Object.fromEntries(versions.map((version) => [version, routes])));

const shapeFor = (released: readonly string[]) =>
  z.strictObject({
    site: routes,
    blog: routes,
    /** Those that every version has. */
    docsInBothVersions: routes,
    /** Those that Next has besides. */
    docsOnlyInNext: routes,
    /** Those that a released version has besides, by version. */
    moreDocs: routesOf(released),
    /** Pages of the generated reference, by version. */
    apiItems: routesOf([...released, 'next']),
  });

/**
 * Every route the site must have (specification 2), without a slash at the end and without the base path: those of each
 * version stand where `versions.json` puts it.
 *
 * @throws Stop when `checks/expected/routes.json` is no JSON, has another shape, or other versions than `versions.json`
 */
export function readExpectedRoutes(root: string): ReadonlySet<string> {
  const released = readVersions(root);
  const text = readText(root, expectedFile, remedy);
  const data = parseJsonAs(shapeFor(released), text, expectedFile, remedy);
  const ofVersion = (version: string): readonly string[] => {
    const more = version === 'next' ? data.docsOnlyInNext : data.moreDocs[version];
    const docs = [...data.docsInBothVersions, ...(more ?? []), ...(data.apiItems[version] ?? [])];
    return docs.map((route) => `${docsPathOf(root, version)}/${route}`);
  };
  return new Set([...data.site, ...data.blog, ...[...released, 'next'].flatMap(ofVersion)].map(withoutSlash));
}
