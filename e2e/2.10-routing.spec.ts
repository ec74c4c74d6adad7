import { readFileSync } from 'node:fs';
import { expectSameDocument, markDocument } from './support/mark';
import { breakCodeHere, holdCode, watchCode } from './support/requests';
import { expect, open, test, type Page } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href$="${path}"]`);

test.describe('an address that is not in its normal form', () => {
  test('loses its index.html, and keeps query and hash', async ({ page }) => {
    await open(page, 'docs/intro/index.html?a=1#a-taste');
    await expect(page).toHaveURL(/\/docs\/intro\/\?a=1#a-taste$/);
    await expect(heading(page)).toHaveText('Introduction');
    await expect(sidebarLink(page, '/docs/intro')).toHaveAttribute('aria-current', 'page');
  });

  test('loses its index.html on the home page, too', async ({ page }) => {
    await open(page, '');
    const title = await heading(page).textContent();
    await open(page, 'index.html');
    await expect(page).toHaveURL(/\/ageSchemaClient\/$/);
    await expect(heading(page)).toHaveText(title ?? '');
  });

  test('loses a doubled slash, and keeps its page, query and hash', async ({ page }) => {
    await open(page, 'docs//intro/?a=1#a-taste');
    await expect(page).toHaveURL(/\/ageSchemaClient\/docs\/intro\/\?a=1#a-taste$/);
    await expect(heading(page)).toHaveText('Introduction');
  });

  test('shows the page for page.html, which the host answers with its not-found page', async ({
    page,
    noise,
  }) => {
    noise.expect(/status of 404/);
    // React finds the not-found page where it expects the doc, renders anew and reports the error as recoverable.
    noise.expect(/onRecoverableError/);
    await open(page, 'docs/intro.html');
    await expect(heading(page)).toHaveText('Introduction');
  });

  test('scrolls to the target of its hash', async ({ page, noise }) => {
    noise.expect(/status of 404/);
    noise.expect(/onRecoverableError/);
    await open(page, 'docs/api-generated/classes/QueryBuilder.html#execute');
    await expect(page).toHaveURL(/\/QueryBuilder#execute$/);
    await expect(page.locator('#execute')).toBeInViewport();
    expect(
      await page.locator('#execute').evaluate((target) => target.getBoundingClientRect().top),
    ).toBeLessThan(200);
  });
});

test.describe('navigation', () => {
  test('keeps the old page until the next one is preloaded', async ({ page }) => {
    await open(page, 'docs/intro');
    await markDocument(page);
    const code = await holdCode(page);
    await page.locator('.navbar').getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL(/\/glossary$/);
    await page.waitForTimeout(400);
    await expect(heading(page)).toHaveText('Introduction');
    code.release();
    await expect(heading(page)).toHaveText('Glossary');
    await expectSameDocument(page, true);
  });

  test('falls back to a full page load, with a console warning, when the code of the page fails to load', async ({
    page,
    noise,
  }) => {
    noise.expect(/console warning: .*(?:ChunkLoadError|Loading chunk)/);
    noise.expect(/net::ERR_FAILED/);
    // Hovering the link preloads the page's code, and nothing catches that promise.
    noise.allow(/page error: Loading chunk/);
    await open(page, 'docs/intro');
    await markDocument(page);
    await breakCodeHere(page);
    await page.locator('.navbar').getByRole('link', { name: 'Glossary' }).click();
    await expect(heading(page)).toHaveText('Glossary');
    await expectSameDocument(page, false);
  });

  test('scrolls to the top', async ({ page }) => {
    await open(page, 'docs/getting-started/basic-usage');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/first-graph$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const way of ['a reload', 'the way back from another document']) {
    test(`keeps the scroll position over ${way}, although the host redirects the address of a link`, async ({
      page,
    }) => {
      const place = () => page.evaluate(() => window.scrollY);
      await open(page, 'docs/intro');
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).toHaveURL(/installation$/);
      await expect(heading(page)).toHaveText('Installation');
      await expect.poll(place).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect.poll(place).toBe(900);
      if (way === 'a reload') await page.reload();
      else {
        await page.goto('glossary');
        await page.goBack();
      }
      await expect(page).toHaveURL(/installation\/$/);
      await expect.poll(place).toBe(900);
    });
  }

  test('starts at the top of a page that is fully loaded because its code failed to load', async ({
    page,
    noise,
  }) => {
    noise.expect(/Loading chunk/);
    noise.allow(/ERR_FAILED/);
    await open(page, 'docs/intro');
    const next = page.locator('.pagination-nav__link--next');
    const address = await next.evaluate((link: HTMLAnchorElement) => link.href);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.route(/\/assets\/js\//, (route) => route.abort(), { times: 1 });
    const loaded = page.waitForEvent('load');
    await next.evaluate((link: HTMLAnchorElement) => link.click());
    await loaded;
    await expect(page).toHaveURL(`${address}/`);
    await expect(heading(page)).toHaveText('Installation');
    // A scroll position is restored after the load event.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is announced to screen readers with the title of the new page', async ({ page }) => {
    await open(page, 'docs/getting-started/basic-usage');
    const told = page.locator('body > output');
    await expect(told).toBeEmpty();
    await page.getByRole('link', { name: 'Your first graph' }).first().click();
    await expect(told).toHaveText('Your first graph | age-schema-client');
    // The blog has another layout, which receives no focus.
    await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
    await expect(told).toHaveText('Blog | age-schema-client');
  });

  test('is announced once, with the title of the last page, when the reader goes on before the announcement', async ({
    page,
  }) => {
    await open(page, 'docs/getting-started/basic-usage');
    const said = await page.locator('body > output').evaluateHandle((told) => {
      const texts: (string | null)[] = [];
      new MutationObserver(() => texts.push(told.textContent)).observe(told, { childList: true });
      return texts;
    });
    for (const name of ['installation', 'connection-config', 'first-graph']) {
      await page.locator(`.menu a[href$="/${name}"]`).evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page).toHaveURL(new RegExp(`/${name}$`));
      await expect(page.locator(`.menu a[href$="/${name}"]`)).toHaveAttribute('aria-current', 'page');
    }
    await expect.poll(() => said.evaluate((texts) => texts.length)).toBe(1);
    // Longer than an announcement is delayed.
    await page.waitForTimeout(900);
    expect(await said.jsonValue()).toEqual(['Your first graph | age-schema-client']);
  });

  test('adds one history entry per link, however often the link is clicked while its page loads', async ({
    page,
  }) => {
    await open(page, 'docs/getting-started/basic-usage');
    await page.route(/\/assets\/js\//, async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    const click = (name: string): Promise<void> =>
      page
        .locator('.navbar')
        .getByRole('link', { name })
        .evaluate((link: HTMLAnchorElement) => link.click());
    for (const name of ['Glossary', 'Glossary', 'Blog', 'Blog', 'Blog']) await click(name);
    await expect(heading(page)).toHaveText('Blog');
    // The length of the history is no measure: a browser keeps at most fifty entries.
    await page.goBack();
    await expect(heading(page)).toHaveText('Glossary');
    await page.goBack();
    await expect(page).toHaveURL(/basic-usage\/?$/);
  });

  test('scrolls to the target of the hash, on arrival and within the page', async ({ page }) => {
    await open(page, 'markdown-page');
    const links = page.locator('.table-of-contents a');
    const anchor = await links.last().getAttribute('href');
    await links.last().click();
    await expect(page).toHaveURL(new RegExp(`${anchor}$`));
    await expect(page.locator(anchor ?? '')).toBeInViewport();
    await page.goto('glossary');
    await open(page, `markdown-page${anchor}`);
    await expect(page.locator(anchor ?? '')).toBeInViewport();
  });

  test('back to the top is smooth: each step scrolls to 0.85 of the distance from the top', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const steps: number[] = [];
      Object.assign(window, { scrollSteps: steps });
      const original = window.scrollTo.bind(window) as (x: number, y: number) => void;
      window.scrollTo = ((x: number, y: number) => {
        if (typeof y === 'number') steps.push(document.documentElement.scrollTop, y);
        original(x, y);
      }) as typeof window.scrollTo;
    });
    await open(page, 'docs/next/contributing/style-guide');
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1400);
    await page.getByRole('button', { name: 'Scroll back to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const steps = await page.evaluate(() => (window as unknown as { scrollSteps: number[] }).scrollSteps);
    const pairs = steps.flatMap((from, index) =>
      index % 2 === 0 ? [[from, steps[index + 1] ?? 0] as const] : [],
    );
    const moves = pairs.filter(([from, to]) => from > 0 && to !== from);
    expect(moves.length).toBeGreaterThan(5);
    for (const [from, to] of moves) expect(to).toBe(Math.floor(from * 0.85));
  });
});

test.describe('prefetching', () => {
  const prefetches = (page: Page) => page.locator('head link[rel="prefetch"][href*="/assets/js/"]');

  const setConnection = (page: Page, connection: { effectiveType: string; saveData: boolean }) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);

  test('fetches the code of links in view, and loads it on hover', async ({ page }) => {
    await open(page, 'docs/intro');
    await expect(prefetches(page).first()).toBeAttached();
    const asked = watchCode(page);
    await page.locator('.navbar').getByRole('link', { name: 'Glossary' }).hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  for (const connection of [
    { effectiveType: '4g', saveData: true },
    { effectiveType: '2g', saveData: false },
    { effectiveType: 'slow-2g', saveData: false },
  ]) {
    test(`is left out on ${connection.effectiveType}${connection.saveData ? ' with data saver' : ''}`, async ({
      page,
    }) => {
      await setConnection(page, connection);
      await open(page, 'docs/intro');
      const asked = watchCode(page);
      await page.locator('.navbar').getByRole('link', { name: 'Glossary' }).hover();
      await page.waitForTimeout(500);
      await expect(prefetches(page)).toHaveCount(0);
      expect(asked).toEqual([]);
      await page.locator('.navbar').getByRole('link', { name: 'Glossary' }).click();
      await expect(heading(page), 'navigation itself still works').toHaveText('Glossary');
    });
  }
});

for (const route of ['DOCS/INTRO', 'docs/INTRO', 'Glossary']) {
  test(`${route} is not found, because addresses match exactly, and the page in lower case is suggested`, async ({
    page,
    noise,
  }) => {
    noise.expect(/status of 404/);
    await open(page, route);
    await expect(heading(page)).toHaveText('Page Not Found');
    const meant = new RegExp(`${route.toLowerCase()}$`);
    await expect(page.getByRole('main').getByRole('link', { name: meant })).toBeVisible();
  });
}

for (const hash of ['#100%', '#%E0%A4%A']) {
  test(`a page survives the hash ${hash}, which cannot be decoded`, async ({ page }) => {
    await open(page, 'glossary');
    await page.evaluate((next) => void (window.location.hash = next), hash);
    await expect(page).toHaveURL(/#.+/);
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(heading(page)).not.toHaveText('Glossary');
    await page.goBack();
    await expect(heading(page)).toHaveText('Glossary');
  });
}

test('the configuration ignores broken links, and only warns of broken anchors and duplicate routes', () => {
  const config = readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8');
  expect(config).toMatch(/"onBrokenLinks": "ignore"/);
  expect(config).toMatch(/"onBrokenMarkdownLinks": "ignore"/);
  expect(config).toMatch(/"onBrokenAnchors": "warn"/);
  expect(config).toMatch(/"onDuplicateRoutes": "warn"/);
});

test('the sitemap lists a doc with the day of its last change, and leaves out the search page', async ({
  request,
}) => {
  const xml = await (await request.get('sitemap.xml')).text();
  expect(xml).toContain('<loc>https://standardbeagle.github.io/ageSchemaClient/docs/intro</loc>');
  expect(xml).toMatch(/docs\/intro<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  expect(xml).not.toContain('/search<');
});

test('the search page has a robots meta element that keeps it out of search engines', async ({ request }) => {
  const html = await (await request.get('search')).text();
  expect(html).toMatch(/<meta[^>]* name="?robots"? content="noindex, follow"/);
});
