import type { Locator, Page } from '@playwright/test';
import { insightsScript } from '../config/search';
import {
  hierarchyLevels,
  type HitTexts,
  type HitType,
  type SearchHit,
} from '../src/features/search/protocol';
import {
  answerService,
  fulfillJson,
  hostedCredentials,
  hostedHit,
  resultOf,
  serveAsHosted,
  type Asked,
} from './support/hosted-search';
import { siteBase } from './support/places';
import { hits, modal, openModal } from './support/search-engines';
import { expect, open, test } from './support/test';

// What only the hosted service does; what both engines do is in `search.spec.ts`. The real client sends its requests to
// hosts for which the test answers.

const introduction = (asked: Asked) =>
  resultOf(asked, [hostedHit('docs/intro', 'Getting started', 'Introduction')]);

test.beforeEach(({ page }) => serveAsHosted(page));

async function searchFor(page: Page, query: string): Promise<void> {
  const input = await openModal(page);
  await input.fill(query);
}

/** Expects a request to the specified host with the configured credentials (specification 7). */
function expectSpecifiedCall(asked: Asked | undefined): void {
  expect(asked?.call).toBe('POST /1/indexes/*/queries');
  expect(asked?.host).toBe('testapp-dsn.algolia.net');
  expect(asked?.parameters.get('x-algolia-application-id')).toBe(hostedCredentials.appId);
  expect(asked?.parameters.get('x-algolia-api-key')).toBe(hostedCredentials.apiKey);
}

test('the modal sends the specified request', async ({ page }) => {
  const heard = await answerService(page, (asked, route) => fulfillJson(route, introduction(asked)));
  await searchFor(page, 'i');
  await expect(hits(page).first()).toContainText('Introduction');
  const [asked] = heard;
  expectSpecifiedCall(asked);
  expect(asked?.parameters.get('x-algolia-agent')).toContain('docusaurus');
  expect(asked?.request).toMatchObject({
    query: 'i',
    indexName: 'docs',
    hitsPerPage: 20,
    snippetEllipsisText: '\u2026',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-0.3.0']],
  });
  expect(asked?.request.attributesToSnippet).toContain('content:10');
  expect(asked?.request.attributesToRetrieve).toContain('hierarchy.lvl0');
});

for (const [width, words] of [
  [768, 5],
  [769, 10],
] as const) {
  test(`asks for ${words} words of snippet on a screen ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const heard = await answerService(page, (asked, route) => fulfillJson(route, introduction(asked)));
    await searchFor(page, 'i');
    await expect(hits(page).first()).toBeVisible();
    expect(heard[0]?.request.attributesToSnippet).toContain(`content:${words}`);
  });
}

test('asks for the version being read', async ({ page }) => {
  const heard = await answerService(page, (asked, route) => fulfillJson(route, introduction(asked)));
  const input = await openModal(page, 'docs/next/intro');
  await input.fill('i');
  await expect(hits(page).first()).toBeVisible();
  expect(heard[0]?.request.facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
});

test('the search page keeps its hits when the next ones fail, and Try again fetches those', async ({
  page,
  noise,
}) => {
  noise.expect(/Search failed: Try later/);
  noise.expect(/Failed to load resource: the server responded with a status of 400/);
  let isBroken = true;
  const all = Array.from({ length: 13 }, (_, number) =>
    hostedHit(`docs/page-${String(number)}`, 'Guides', `Page ${String(number)}`, null, 'Text. '.repeat(200)),
  );
  await answerService(page, (asked, route) => {
    const { page: number = 0 } = asked.request;
    if (number > 0 && isBroken) return fulfillJson(route, { message: 'Try later', status: 400 }, 400);
    return fulfillJson(route, resultOf(asked, all.slice(number * 10, number * 10 + 10), all.length));
  });
  await open(page, 'search?q=page');
  const found = page.locator('main article');
  await expect(found).toHaveCount(10);
  await page.mouse.wheel(0, 20_000);
  await expect(page.locator('main').getByRole('alert')).toContainText('Unable to fetch results');
  await expect(found).toHaveCount(10);
  await expect(page.getByText('13 documents found')).toBeAttached();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(found).toHaveCount(13);
  await page.keyboard.press('Tab');
  await expect(found.nth(10).getByRole('link'), 'the first of the new hits').toBeFocused();
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
});

test('the search page loads all hits of a query while further hits of the previous query are still pending', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  const heard = await answerService(page, (asked, route) => {
    const { query, page: number = 0 } = asked.request;
    // Never answered: the reader types the next query before these hits come.
    if (query === 'graph' && number > 0) return undefined;
    const all = Array.from({ length: 20 }, (_, index) =>
      hostedHit(`docs/page-${index}`, 'Guides', `Hit ${index}`),
    );
    return fulfillJson(route, resultOf(asked, all.slice(number * 10, number * 10 + 10), all.length));
  });
  await open(page, 'search?q=graph');
  await expect.poll(() => heard.length).toBe(2);
  await page.getByRole('searchbox', { name: 'Search' }).fill('edge');
  await expect(page.locator('main article')).toHaveCount(20);
});

test('a new query removes all hits of the previous one, also those that were on two pages of its answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await answerService(page, (asked, route) => {
    const { query, page: number = 0 } = asked.request;
    if (query === 'edge') return fulfillJson(route, introduction(asked));
    const ids = Array.from({ length: 10 }, (_, index) => index + number * 8);
    const some = ids.map((id) => hostedHit(`docs/page-${id}`, 'Guides', `Hit ${id}`));
    return fulfillJson(route, resultOf(asked, some, 18));
  });
  await open(page, 'search?q=graph');
  await expect(page.locator('main article').filter({ hasText: 'Hit 17' })).toHaveCount(1);
  await expect(page.locator('main article').filter({ hasText: 'Hit 9' })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill('edge');
  await expect(page.locator('main article').first()).toContainText('Introduction');
  await expect(page.locator('main article')).toHaveCount(1);
});

test('the search page sends the specified request', async ({ page }) => {
  const heard = await answerService(page, (asked, route) => fulfillJson(route, introduction(asked)));
  await open(page, 'search?q=i');
  await expect(page.locator('main article')).toHaveCount(1);
  expectSpecifiedCall(heard[0]);
  expect(heard[0]?.request).toMatchObject({
    ...{
      query: 'i',
      indexName: 'docs',
      hitsPerPage: 10,
      snippetEllipsisText: '\u2026',
      clickAnalytics: false,
    },
    ...{ highlightPreTag: '<mark>', highlightPostTag: '</mark>', attributesToSnippet: ['content:30'] },
  });
  expect(heard[0]?.request.attributesToRetrieve).toContain('hierarchy.lvl0');
});

test('an answer with an empty list of results counts as a failure', async ({ page, noise }) => {
  noise.expect(/Search failed: The search service answered without a result/);
  await answerService(page, (_, route) => fulfillJson(route, { results: [] }));
  await searchFor(page, 'i');
  await expect(modal(page)).toContainText('Unable to fetch results');
  await open(page, 'search?q=i');
  await expect(page.locator('main').getByRole('alert')).toContainText('Unable to fetch results');
});

test('the search page sends no request for blanks', async ({ page }) => {
  const heard = await answerService(page, (asked, route) => fulfillJson(route, introduction(asked)));
  await open(page, 'search?q=%20%20');
  const input = page.getByRole('searchbox', { name: 'Search' });
  await input.fill('introduction');
  await expect(page.locator('main article')).toHaveCount(1);
  expect(heard.map(({ request }) => request.query)).toEqual(['introduction']);
});

test('a page connects to the service in advance', async ({ page }) => {
  await open(page, 'docs/intro');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://TESTAPP-dsn.algolia.net',
  );
});

test('falls back to another host when the first refuses the connection, and avoids the first afterwards', async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  const heard = await answerService(page, async (asked, route) => {
    if (asked.host.endsWith('algolia.net')) return route.abort('connectionrefused');
    return fulfillJson(route, introduction(asked));
  });
  await searchFor(page, 'i');
  await expect(hits(page).first()).toContainText('Introduction');
  expect(heard.map(({ host }) => host)).toEqual([
    'testapp-dsn.algolia.net',
    expect.stringMatching(/^testapp-[123]\.algolianet\.com$/),
  ]);
  // The failed host is remembered for a while, also by the search page.
  heard.length = 0;
  await page.keyboard.press('n');
  await expect.poll(() => heard.length).toBe(1);
  await page.getByRole('link', { name: /^See all/ }).click();
  await expect.poll(() => heard.length).toBeGreaterThan(1);
  expect(heard.map(({ host }) => host)).not.toContain('testapp-dsn.algolia.net');
});

test('falls back to another host when the first is silent for one second', async ({ page }) => {
  await answerService(page, async (asked, route) => {
    if (asked.host.endsWith('algolia.net')) return;
    await fulfillJson(route, introduction(asked));
  });
  // Measured by the page's clock: the test receives requests late on a busy machine.
  await page.addInitScript(() => {
    const sent: { host: string; at: number }[] = [];
    Object.assign(window, { sent });
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL, isAsync = true): void {
        sent.push({ host: new URL(url).hostname, at: performance.now() });
        super.open(method, url, isAsync);
      }
    };
  });
  await searchFor(page, 'i');
  await expect(hits(page).first()).toContainText('Introduction');
  const sent = await page.evaluate(
    () => (globalThis as unknown as { sent: readonly { host: string; at: number }[] }).sent,
  );
  expect(sent.map(({ host }) => host)).toEqual([
    'testapp-dsn.algolia.net',
    expect.stringMatching(/^testapp-[123]\.algolianet\.com$/),
  ]);
  const waited = (sent[1]?.at ?? 0) - (sent[0]?.at ?? 0);
  expect(waited).toBeGreaterThanOrEqual(1000);
  expect(waited).toBeLessThan(2000);
});

for (const [what, body, status, logged] of [
  [
    'the service\u2019s message',
    '{"message":"Invalid Application-ID or API key","status":403}',
    403,
    /Invalid Application-ID/,
  ],
  ['an answer that is no JSON', '<html>busy</html>', 200, /is not valid JSON|Unexpected token/],
] as const) {
  test(`shows a failure and logs ${what}`, async ({ page, noise }) => {
    noise.expect(logged);
    if (status >= 400) noise.expect(/Failed to load resource: the server responded with a status of 403/);
    await answerService(page, (asked, route) => {
      if (asked.request.query === 'introduction') return fulfillJson(route, introduction(asked));
      return route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } });
    });
    await searchFor(page, 'introductio');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modal(page)).toContainText('You might want to check your network connection.');
    await page.keyboard.press('n');
    await expect(hits(page).first()).toContainText('Introduction');
  });
}

/** A hit of the page Introduction with headings down to its own level, as a crawler makes them. */
function hitOfType(type: HitType): SearchHit {
  const hit = hostedHit('docs/intro', 'Guides', 'Introduction', null, 'What it is for.');
  const depth = type === 'content' ? 2 : hierarchyLevels.indexOf(type);
  const below = hierarchyLevels.slice(2, depth + 1);
  const names = Object.fromEntries(below.map((level) => [level, `Heading ${level}`]));
  const texts = Object.fromEntries(
    Object.entries(names).map(([level, value]) => [
      level,
      { value, matchLevel: 'none' as const, matchedWords: [] },
    ]),
  );
  const marked = <Result extends HitTexts>(result: Result | undefined) =>
    result && { ...result, hierarchy: { ...result.hierarchy, ...texts } };
  return {
    ...hit,
    ...{ objectID: type, type, url: `${hit.url}#${type}`, anchor: type },
    hierarchy: { ...hit.hierarchy, ...names },
    _highlightResult: marked(hit._highlightResult),
    _snippetResult: marked(hit._snippetResult),
  };
}

test('leaves out hits of other sites or without a title, and shows all types up to the limit per group', async ({
  page,
}) => {
  await serveAsHosted(page, 'maxResultsPerGroup:5', 'maxResultsPerGroup:6');
  const good = hostedHit('docs/intro', 'Guides', 'Introduction');
  const types = ['lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;
  const elsewhere = { ...hostedHit('', 'Guides', 'Elsewhere'), url: 'https://example.com/blog/post' };
  const untitled = { ...hostedHit('docs/other', 'Guides', 'Untitled'), type: 'lvl3' as const };
  const seventh = hostedHit('docs/seventh', 'Guides', 'Seventh');
  await answerService(page, (asked, route) =>
    fulfillJson(route, resultOf(asked, [elsewhere, untitled, good, ...types.map(hitOfType), seventh])),
  );
  await searchFor(page, 'i');
  const inModal = hits(page).getByRole('link');
  const links = ['', ...types.map((type) => `#${type}`)].map((hash) => `${siteBase}docs/intro${hash}`);
  await expect(inModal).toHaveText([
    'Introduction',
    'Heading lvl3Introduction › Heading lvl2',
    'Heading lvl4Introduction',
    'Heading lvl5Introduction',
    'Heading lvl6Introduction',
    'What it is for.Introduction',
  ]);
  await expect(modal(page).locator('.DocSearch-Hit--Child')).toHaveCount(types.length);
  const addresses = (all: Locator) =>
    all.evaluateAll((each) => each.map((link) => link.getAttribute('href')));
  expect(await addresses(inModal)).toEqual(links);

  await open(page, 'search?q=i');
  const onPage = page.locator('main article');
  const titles = onPage.getByRole('heading').getByRole('link');
  await expect(titles).toHaveText([
    'Introduction',
    'Heading lvl3',
    'Heading lvl4',
    'Heading lvl5',
    'Heading lvl6',
    'Heading lvl2',
    'Seventh',
  ]);
  expect((await addresses(titles)).slice(0, -1)).toEqual(links);
  await expect(onPage.nth(4).getByRole('listitem')).toHaveText([
    'Guides',
    'Introduction',
    'Heading lvl2',
    'Heading lvl3',
    'Heading lvl4',
    'Heading lvl5',
  ]);
  await expect(onPage.nth(5)).toContainText('What it is for.');
});

test('shows markup in hits as text', async ({ page }) => {
  const evil = '<img src=x onerror="document.title=1">';
  await answerService(page, (asked, route) =>
    fulfillJson(
      route,
      resultOf(asked, [
        hostedHit('docs/intro', `Group ${evil}`, `Page<T> ${evil}`, null, evil),
        hostedHit('docs/intro', `Group ${evil}`, `Page<T> ${evil}`, `Section<T> ${evil}`, evil),
      ]),
    ),
  );
  await searchFor(page, 'page');
  await expect(hits(page).nth(0)).toContainText(`Page<T> ${evil}`);
  await expect(hits(page).nth(1)).toContainText(`Section<T> ${evil}`);
  await expect(modal(page).locator('.DocSearch-Hit-source')).toHaveText(`Group ${evil}`);
  await expect(modal(page).locator('img')).toHaveCount(0);
  await hits(page).nth(1).click();
  await page.keyboard.press('Control+k');
  await expect(hits(page).first()).toContainText(`Section<T> ${evil}`);
  await expect(modal(page).locator('img')).toHaveCount(0);
});

test.describe('analytics, when enabled', () => {
  const cdn = /^https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@/;

  test.beforeEach(async ({ page }) => {
    // `ALGOLIA_INSIGHTS=true` changes this one value.
    await serveAsHosted(page, 'insights:!1', 'insights:!0');
  });

  test('admit no other script of their host', async ({ page, noise }) => {
    noise.expect(/another@1\.0\.0.* violates the following Content Security Policy/);
    await page.route('https://cdn.jsdelivr.net/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await open(page, 'docs/intro');
    const load = (src: string): Promise<string> =>
      page.evaluate(
        (address) =>
          new Promise((resolve) => {
            const script = document.createElement('script');
            for (const type of ['load', 'error']) script.addEventListener(type, () => resolve(type));
            script.src = address;
            document.head.append(script);
          }),
        src,
      );
    expect(await load(insightsScript)).toBe('load');
    expect(await load('https://cdn.jsdelivr.net/npm/another@1.0.0/dist/search-insights.min.js')).toBe(
      'error',
    );
  });

  test('send views after 400 ms, at most twenty at once, and clicks', async ({ page }) => {
    await page.route(cdn, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        // The real script takes over the queue. Without it the modal goes on filling the queue, which the test reads.
        body: 'window.sent = window.aa.queue;',
      }),
    );
    await answerService(page, async (asked, route) => {
      const many = Array.from({ length: 24 }, (_, number) =>
        hostedHit(`docs/page-${String(number)}`, `Group ${String(number % 5)}`, `Page ${String(number)}`),
      );
      await fulfillJson(route, resultOf(asked, many));
    });
    await page.clock.install();
    const input = await openModal(page);
    await page.waitForFunction(() => 'sent' in window);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await input.fill('page');
    await expect(hits(page)).toHaveCount(24);
    const sent = () =>
      page.evaluate(() => {
        const { sent: calls = [] } = globalThis as { sent?: readonly Iterable<unknown>[] };
        return JSON.stringify(calls.map((call) => [...call]));
      });
    await page.clock.runFor(395);
    expect(await sent()).not.toContain('viewedObjectIDs');
    await page.clock.runFor(10);
    await expect.poll(sent).toContain('viewedObjectIDs');
    await page.clock.resume();
    const calls = JSON.parse(await sent()) as readonly (readonly unknown[])[];
    const views = calls.filter(([method]) => method === 'viewedObjectIDs');
    const seen = views.flatMap((view) => JSON.stringify(view).match(/"objectIDs":\[[^\]]*\]/g) ?? []);
    expect(seen.length).toBeGreaterThan(1);
    for (const ids of seen) expect((ids.match(/docs\//g) ?? []).length).toBeLessThanOrEqual(20);
    for (const index of [0, 1]) {
      await hits(page).nth(index).click();
      await expect(modal(page)).toHaveCount(0);
      if (index > 0) continue;
      await page.keyboard.press('Control+k');
      await modal(page).getByRole('combobox').fill('page');
    }
    const places = async () => (await sent()).match(/"positions":\[[^\]]*\]/g);
    await expect.poll(places).toEqual(['"positions":[1]', '"positions":[2]']);
    expect((await sent()).match(/clickedObjectIDsAfterSearch/g)).toHaveLength(2);
  });

  test('log an error when their script cannot load', async ({ page, noise }) => {
    noise.expect(/console error: .*Could not load search-insights\.js/);
    noise.expect(/Failed to load resource: net::ERR_FAILED/);
    await page.route(cdn, (route) => route.abort());
    await answerService(page, (asked, route) => fulfillJson(route, introduction(asked)));
    await searchFor(page, 'page');
    await expect(hits(page).first()).toContainText('Introduction');
  });
});
