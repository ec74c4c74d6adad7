import { openModal } from './support/search-engines';
import { expect, open, test } from './support/test';

// Proven elsewhere:
// - crashes, also of a page without a default export and of a navbar item, and pages that fail to load, in 2.9;
// - route code that fails to load, in 2.10; a wrong base path, in 2.1;
// - a failing search provider, in search;
// - API error, invalid JSON, time-out of a connection and analytics, in search-hosted;
// - time-out of an answer and missing parameters, in `src/features/search/client/service-clients.test.tsx`.

for (const [probe, message] of [
  ['route without context', 'Unexpected: no Docusaurus route context found'],
  ['route without plugin', 'Unexpected: Docusaurus topmost route context has no `plugin` attribute'],
] as const) {
  test(`a ${probe} crashes with the message of an internal error`, async ({ page, sites, noise }) => {
    noise.expect(/Unexpected: /);
    await open(page, `${sites.fixture}probes`);
    await page.getByRole('button', { name: probe }).click();
    await expect(page.getByText(message)).toBeVisible();
  });
}

test('two sources of search results with the same id cause an error', async ({ page, noise }) => {
  noise.expect(/\[Autocomplete\] The `sourceId` "hits" is not unique\./);
  // The modal gives its sources numbered ids. This drops the number.
  await page.addInitScript(() => {
    String.prototype.concat = function (this: string, ...parts) {
      const whole = [this, ...parts].join('');
      return /^hits\d+$/.test(whole) ? 'hits' : whole;
    };
  });
  await openModal(page, 'docs/intro');
  const failed = page.waitForEvent('pageerror');
  await page.keyboard.type('graph');
  expect((await failed).message).toBe('[Autocomplete] The `sourceId` "hits" is not unique.');
});

test('recoverable hydration errors are logged to the console, and the page works', async ({
  page,
  sites,
  noise,
}) => {
  noise.expect(/console error: Docusaurus React Root onRecoverableError:/);
  await open(page, `${sites.fixture}mismatch`);
  await expect(page.getByText('Rendered by the browser.')).toBeVisible();
});
