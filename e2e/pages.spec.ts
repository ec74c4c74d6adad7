import { bringEngine, findViolations } from './support/accessibility';
import { Noise } from './support/noise';
import { findOverflow } from './support/overflow';
import { readSitemapRoutes } from './support/routes';
import { expect, hydrated, test as base, type Page } from './support/test';

interface Visitor {
  readonly page: Page;
  readonly noise: Noise;
}

const phone = { width: 360, height: 800 } as const;

/** One window for all pages that a worker visits: a new one for each costs more than the visit. */
const test = base.extend<object, { readonly visitor: Visitor }>({
  visitor: [
    async ({ browser, sites }, use) => {
      // Without motion the accessibility checks need not wait for transitions to end.
      const context = await browser.newContext({
        baseURL: sites.real,
        viewport: phone,
        reducedMotion: 'reduce',
      });
      // Otherwise the application restores the colour mode in which the previous page was left.
      await context.addInitScript(() => localStorage.setItem('theme', 'light'));
      await bringEngine(context);
      const noise = new Noise();
      noise.listenToNetwork(context);
      const page = await context.newPage();
      noise.listenTo(page);
      await use({ page, noise });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: ({ visitor }, use) => use(visitor.page),
  noise: async ({ visitor: { noise } }, use) => {
    noise.forget();
    await use(noise);
    expect(noise.report(), 'console messages, uncaught errors and requests to other hosts').toEqual([]);
  },
});

// Each page is visited once and checked in both colour modes: hundreds of pages have to fit into a few minutes. A
// phone's width shows everything but the columns at the sides; a second width for each page would cost too much.
// The sitemap leaves out the search page.
for (const route of [...readSitemapRoutes(), 'search']) {
  test(`/${route} hydrates, reports no error, is accessible and fits a phone`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
}

/** One page of each template, to check what only a wide window shows: sidebar, table of contents, columns. */
const templates = [
  '',
  'blog',
  'blog/archive',
  'blog/tags/security',
  'blog/why-age-schema-client',
  'docs/intro',
  'docs/api-generated/',
  'docs/api-generated/classes/QueryBuilder',
  'docs/how-to-guides/troubleshooting',
  'docs/next/api-reference/',
  'docs/next/patterns/product-part',
  'docs/next/tags/tutorial',
  'docs/next/versioning-guide',
  'glossary',
  'markdown-page',
  'search',
] as const;

test.describe('in a wide window', () => {
  for (const route of templates) {
    test(`/${route} is accessible`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(route);
      await hydrated(page);
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(phone);
    });
  }
});
