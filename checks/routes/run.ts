import { load } from 'cheerio';
import { site } from '../../config/site';
import { countOf } from '../../scripts/count-of';
import { readBuiltSite, readMade, siteAddress, type BuiltPage } from '../built-site';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { listSourcePages } from '../source-pages';
import { compareRoutes } from './compare';
import { readExpectedRoutes } from './expected-routes';

export const stage: Stage = 'built';

const trim = (route: string): string => route.replace(/^\/|\/$/g, '');

function readSitemap(xml: string): readonly string[] {
  const $ = load(xml, { xml: true });
  return $('url > loc')
    .toArray()
    .map((element) => $(element).text())
    .map((address) => trim(address.startsWith(siteAddress) ? address.slice(siteAddress.length) : address));
}

/** Reads the leaf routes the build wrote for the application; a route claimed twice stands there twice. */
export function readClaimedRoutes(code: string): readonly string[] {
  return [...code.matchAll(/path: '([^']+)',\s+component: [^\n]+\n\s+exact: true/g)].map(([, route = '']) =>
    trim(route.replace(site.baseUrl, '')),
  );
}

const asksToStayAway = ({ html }: BuiltPage): boolean =>
  /<meta[^>]+name="?robots"?[^>]+content="?[^">]*noindex/.test(html);

/**
 * Routes that are listed and not built, or the other way round, and those that two pages claim.
 *
 * @throws Stop when nothing is built, or a file that the build leaves is not there
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const built = readBuiltSite(root);
  const expected = readExpectedRoutes(root);
  const findings = compareRoutes({
    expected,
    built: new Set(built.pages.map((page) => page.route)),
    sitemap: readSitemap(built.read('sitemap.xml')),
    unlisted: new Set(built.pages.filter(asksToStayAway).map((page) => page.route)),
    claimed: readClaimedRoutes(readMade(root, '.docusaurus/routes.js')),
    sources: listSourcePages(root),
  });
  note(`${countOf(expected.size, 'route')} listed`);
  return Promise.resolve(findings);
}
