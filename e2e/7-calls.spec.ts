import { expect, open, test } from './support/test';

// Proven elsewhere: the calls of hosted search and its analytics (views and clicks), in search-hosted; the link tags
// that prefetch pages, in 2.10. The insights script could also report conversions, but this site has none.

test('pages are prefetched by GET with credentials where the browser knows no prefetch links', async ({
  page,
}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
    const asked: string[] = [];
    Object.assign(window, { asked });
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL): void {
        // The caller sets `withCredentials` after `open`.
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

test('with embedded search, pages fetch files of the site only and preconnect to no other host', async ({
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
