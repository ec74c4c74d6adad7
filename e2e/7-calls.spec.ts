import { expect, open, test } from './support/test';

// The calls of hosted search and its analytics are proven in search-hosted: views and clicks. The insights script could be
// told of conversions, too; nothing on this site is one, so none is sent. The link tags that prefetch pages are proven in 2.10.

test('pages are prefetched by GET with credentials where the browser knows no prefetch links', async ({
  page,
}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
    const asked: string[] = [];
    Object.assign(window, { asked });
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL): void {
        // What calls it sets the credentials after opening.
        setTimeout(() => asked.push(`${method} ${String(url)} ${String(this.withCredentials)}`));
        super.open(method, url, true);
      }
    };
  });
  await open(page, 'docs/intro');
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(0);
  for (const call of await asked()) expect(call).toMatch(/^GET \/ageSchemaClient\/assets\/js\/.+\.js true$/);
  await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
});

test('all that pages fetch are files of the site, and no other host is prepared for: search is embedded', async ({
  page,
  sites,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  for (const route of ['', 'docs/intro', 'search?q=edge']) {
    await open(page, route);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
  }
  expect(asked.filter((call) => !call.startsWith(`GET ${sites.real}`))).toEqual([]);
});
