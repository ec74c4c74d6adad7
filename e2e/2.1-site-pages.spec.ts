import { expect, hydrated, open, test } from './support/test';

// Proven elsewhere: that each route has a page, in pages, which visits all of them; the query in the address of the
// search page, in search-page; suggestions of likely pages, in not-found; that there is no banner under the right base
// path, in text-first.

test('headings of standalone pages start at the left edge of the footer titles', async ({ page }) => {
  const edges = [];
  for (const route of ['', 'glossary', 'markdown-page', 'search', 'docs/next/tags']) {
    await open(page, route);
    for (const selector of ['main h1', '.footer__title']) {
      const box = await page.locator(selector).first().boundingBox();
      expect(box, `${route} shows ${selector}`).not.toBeNull();
      edges.push(box?.x);
    }
  }
  expect(new Set(edges).size).toBe(1);
});

test('a standalone Markdown page has the styles of prose', async ({ page }) => {
  await open(page, 'markdown-page');
  const rule = page.locator('article hr').first();
  await expect(page.locator('article .markdown > h2').first()).toBeVisible();
  await expect(rule).toHaveCSS('background-color', 'rgb(221, 229, 230)');
});

for (const route of [
  'no-such-page',
  'docs/no-such-page',
  'docs',
  'docs/next',
  'docs/next/no/such/page',
  'docs/intro%20',
  '%E0%A4%A',
  'docs/next/100%',
]) {
  test(`"${route}" shows the not-found page, where the version menu and search work`, async ({
    page,
    noise,
  }) => {
    noise.expect(/status of 404/);
    const answer = await page.goto(route);
    await hydrated(page);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | age-schema-client');
    const versions = page.getByRole('navigation', { name: 'Main' }).locator('.dropdown').getByRole('button');
    await expect(versions).toHaveText(route.startsWith('docs/next') ? 'Next' : '0.3.0');
    await versions.click();
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Control+k');
    await expect(page.getByPlaceholder('Search docs', { exact: true })).toBeFocused();
  });
}

test('an address outside of the base path is not found', async ({ page, sites, noise }) => {
  noise.expect(/status of 404/);
  const answer = await page.goto(new URL('/docs/intro', sites.real).href);
  expect(answer?.status()).toBe(404);
});

test('the address of a folder without its slash redirects to the one with it', async ({ request }) => {
  const answer = await request.get('docs/intro', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/ageSchemaClient/docs/intro/']);
});

test.describe('under a wrong base path', () => {
  test('the home page says that the site did not load properly and suggests a base path', async ({
    page,
    sites,
    noise,
  }) => {
    noise.expect(/status of 404|MIME type/);
    await page.goto(sites.wrong);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('Current configured baseUrl = /ageSchemaClient/');
    await expect(banner).toContainText('We suggest trying baseUrl = /somewhere/else/');
  });

  test('the suggested base path leaves out the name of the file', async ({ page, sites, noise }) => {
    noise.expect(/status of 404|MIME type/);
    await page.goto(`${sites.wrong}index.html`);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText(/suggest trying baseUrl = \/somewhere\/else\/\s*$/);
  });

  test('other pages stay readable and have no banner', async ({ page, sites, noise }) => {
    noise.expect(/status of 404|MIME type/);
    await page.goto(`${sites.wrong}docs/intro/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});
