import type { Locator, Page } from '@playwright/test';
import { indexFolder } from '../../src/features/search/engine/index-file';
import { answerService, fulfillJson, hostedHit, resultOf, serveAsHosted, type Asked } from './hosted-search';
import type { Noise } from './noise';
import { siteBase } from './places';
import { hold, type Hold } from './requests';
import { open } from './test';

/** One of the two engines, with functions that put it into a state. Both find "introduction", neither finds "xqzzt". */
export interface TestedEngine {
  readonly name: 'embedded' | 'hosted';
  /** Call it before the page is opened. */
  prepare(page: Page): Promise<void>;
  /** Lets every search from now on fail, until `recover`. */
  breakDown(page: Page, noise: Noise): Promise<void>;
  recover(page: Page): Promise<void>;
  /** Lets every search from now on wait until {@link Hold.release} is called. */
  holdBack(page: Page): Promise<Hold>;
}

/** The addresses of the files that the embedded engine reads. */
export const indexFiles = `**/${indexFolder}/**`;
const serviceHosts = /https:\/\/testapp[^/]*\.algolia(?:net)?\.(?:net|com)\//i;

const embedded: TestedEngine = {
  name: 'embedded',
  prepare: () => Promise.resolve(),
  async breakDown(page, noise) {
    noise.expect(/Search failed: .*manifest\.json cannot be reached/);
    await page.route(indexFiles, (route) => route.abort());
  },
  recover: (page) => page.unroute(indexFiles),
  holdBack: (page) => hold(page, indexFiles),
};

const hosted: TestedEngine = {
  name: 'hosted',
  async prepare(page) {
    await serveAsHosted(page);
    await answerService(page, (asked, route) => {
      const results = asked.requests.flatMap((request) => serviceAnswer({ ...asked, request }).results);
      return fulfillJson(route, { results });
    });
  },
  async breakDown(page, noise) {
    noise.expect(/Search failed: Unreachable hosts - your application id may be incorrect/);
    noise.expect(/Failed to load resource: net::ERR_FAILED/);
    await page.route(serviceHosts, (route) => route.abort());
  },
  recover: (page) => page.unroute(serviceHosts),
  holdBack: (page) => hold(page, serviceHosts),
};

export const engines: readonly TestedEngine[] = [embedded, hosted];

/** How many hits the simulated service finds, and the groups of the first ones in the modal: at most five in each. */
export const hostedCount = 35;
export const hostedGroups: readonly Group[] = (
  [
    ['Getting started', ['docs/intro', 'docs/intro#where-to-go', 'docs/getting-started/installation']],
    ['Guides', ['docs/how-to-guides/basic-queries']],
    ['Glossary', ['glossary#edge']],
    ['Patterns', [0, 1, 2, 3, 4].map((number) => `docs/patterns#part-${number}`)],
  ] as const
).map(([name, routes]) => [name, routes.map((route) => siteBase + route)]);

/** The answer of the simulated service: a few pages of the site, and enough hits for more than one page of results. */
function serviceAnswer(asked: Asked): ReturnType<typeof resultOf> {
  const { query = '', page = 0, hitsPerPage = 20 } = asked.request;
  if (query.includes('xqzzt')) return resultOf(asked, []);
  const first = [
    hostedHit('docs/intro', 'Getting started', 'Introduction', null, 'What <b>it</b> & you do.'),
    hostedHit('docs/intro', 'Getting started', 'Introduction', 'Where to go'),
    hostedHit('docs/getting-started/installation', 'Getting started', 'Installation'),
    hostedHit('docs/how-to-guides/basic-queries', 'Guides', 'Basic queries'),
    hostedHit('glossary', 'Glossary', 'Glossary', 'Edge'),
  ];
  const more = Array.from({ length: hostedCount - first.length }, (_, number) =>
    hostedHit('docs/patterns', 'Patterns', `Pattern ${String(number)}`, `Part ${String(number)}`),
  );
  const all = [...first, ...more];
  return resultOf(asked, all.slice(page * hitsPerPage, (page + 1) * hitsPerPage), all.length);
}

/** The button of the navbar that opens the modal. */
export const searchButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Search', exact: true });

/** The open modal of the search. */
export const modal = (page: Page): Locator => page.locator('.DocSearch-Modal');

/** The entries of the modal: hits, or saved searches while its box is empty. */
export const hits = (page: Page): Locator => modal(page).locator('.DocSearch-Hit');

/** A group of hits in the modal: the name of the section, and the links of its hits. */
export type Group = readonly [name: string, links: readonly string[]];

/** The modal's groups, in order. */
export const shownGroups = (page: Page): Promise<readonly Group[]> =>
  modal(page)
    .locator('.DocSearch-Hits')
    .evaluateAll((groups) =>
      groups.map((group): Group => {
        const links = [...group.querySelectorAll('.DocSearch-Hit a')];
        const name = group.querySelector('.DocSearch-Hit-source')?.textContent ?? '';
        return [name, links.map((link) => link.getAttribute('href') ?? '')];
      }),
    );

/** Opens the modal on the page that is shown. @returns the modal's box */
export async function openModalHere(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const input = modal(page).getByRole('combobox');
  await input.waitFor();
  return input;
}

/** Opens a page and the modal on it. @returns the modal's box */
export async function openModal(page: Page, address = 'docs/intro'): Promise<Locator> {
  await open(page, address);
  return openModalHere(page);
}
