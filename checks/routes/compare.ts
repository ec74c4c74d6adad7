import type { Finding } from '../finding';
import { filesAt } from '../locate';
import type { SourcePage } from '../source-pages';

/** Pages that exist at no route of their own: the host sends it for unknown addresses. */
const notRoutes: readonly string[] = ['404'];

export interface Routes {
  readonly expected: ReadonlySet<string>;
  /** Routes of the built pages. */
  readonly built: ReadonlySet<string>;
  /** Routes the sitemap names. */
  readonly sitemap: readonly string[];
  /** Built pages that ask search engines to stay away; the sitemap leaves them out. */
  readonly unlisted: ReadonlySet<string>;
  /** All route paths of the application, each as often as a page claims it. */
  readonly claimed: readonly string[];
  /** The written pages, where a writer mends what is wrong with a route. */
  readonly sources: readonly Pick<SourcePage, 'file' | 'route'>[];
}

function duplicatesOf(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Compares the routes of the built site with those the specification lists. */
export function compareRoutes(routes: Routes): readonly Finding[] {
  const { expected, built, sitemap, unlisted, claimed, sources } = routes;
  const expectedFile = 'checks/expected/routes.json';
  const missing = [...expected].filter((route) => !built.has(route));
  const surplus = [...built].filter((route) => !expected.has(route) && !notRoutes.includes(route));
  const findings: Finding[] = surplus.map((route) => ({
    file: filesAt(sources, route)[0],
    message: `The route "${route}" is not in the list of routes.`,
    remedy: `Rename or remove its page; a route the specification gained goes into ${expectedFile}.`,
  }));
  for (const route of missing) {
    findings.push({
      file: expectedFile,
      message: `The route "${route}" is listed but no page is built there.`,
      remedy: 'Write its page, or correct the file name or slug that should lead there.',
    });
  }
  if (claimed.length === 0) {
    findings.push({
      file: '.docusaurus/routes.js',
      message: 'No route was found here, so that no two pages can be seen to claim one.',
      remedy: 'Build again; if it stays, let checks/routes/run.ts read the form it has now.',
    });
  }
  const twice = duplicatesOf(claimed);
  for (const route of twice) {
    const [file, ...others] = filesAt(sources, route);
    findings.push({
      file,
      message: `Two pages claim the route "${route}"${others.length > 0 ? `: this one and ${others.join(', ')}` : ''}.`,
      remedy: 'Give one of them another file name or slug.',
    });
  }
  for (const route of sitemap.filter((each) => !built.has(each))) {
    findings.push({
      file: 'build/sitemap.xml',
      message: `The sitemap names "${route}", where no page is built.`,
      remedy: 'Build again; if it stays, look for a plugin that adds a route without a page.',
    });
  }
  // Two pages at one route are told of above.
  for (const route of duplicatesOf(sitemap).filter((each) => !twice.includes(each))) {
    findings.push({
      file: 'build/sitemap.xml',
      message: `The sitemap names "${route}" twice.`,
      remedy: 'Look for two plugins that add the same route.',
    });
  }
  const listed = new Set(sitemap);
  for (const route of built) {
    if (listed.has(route) || unlisted.has(route) || notRoutes.includes(route)) continue;
    findings.push({
      file: 'build/sitemap.xml',
      message: `The sitemap lacks the page "${route}".`,
      remedy: 'Let the sitemap list it, or mark the page with `unlisted` or a robots tag.',
    });
  }
  return findings;
}
