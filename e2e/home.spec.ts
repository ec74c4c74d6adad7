import { site } from '../config/site';
import { expect, open, test } from './support/test';

test('the home page says what the library is, and where to begin', async ({ page }) => {
  await open(page, '');
  const main = page.getByRole('main');
  await expect(main.getByText(/typed client for Apache AGE/)).toBeInViewport();
  const start = main.getByRole('link', { name: 'Get started' });
  await expect(start).toBeInViewport();
  await start.click();
  await expect(page).toHaveURL(/\/docs\/getting-started\/installation$/);
});

test('the home page shows queries that fit their boxes, and a named picture of a graph that moves no text', async ({
  page,
}) => {
  await open(page, '');
  const main = page.getByRole('main');
  await expect(main.locator('pre').filter({ hasText: 'MATCH' }).first()).toBeVisible();
  const picture = main.getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAccessibleName(/\w+ \w+/);
  const beyond = await page
    .getByRole('region', { name: /motor is late/ })
    .locator('pre')
    .evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
  expect(beyond.length).toBeGreaterThan(1);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);

  // The picture may be painted after the text, which must not move then.
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();
  await picture.evaluate((drawing) => drawing.closest('figure')?.remove());
  expect(await title.boundingBox()).toEqual(place);
});

test('each link of "Where to go" on the home page leads to a page', async ({ page, request }) => {
  await open(page, '');
  const doors = page.getByRole('region', { name: 'Where to go' }).getByRole('link');
  const addresses = await doors.evaluateAll((all) => [
    ...new Set(all.map((one) => (one as HTMLAnchorElement).href)),
  ]);
  expect(addresses.length).toBeGreaterThan(6);
  for (const address of addresses) {
    expect(new URL(address).pathname.startsWith(site.baseUrl)).toBe(true);
    expect((await request.head(address)).status(), address).toBe(200);
  }
});
