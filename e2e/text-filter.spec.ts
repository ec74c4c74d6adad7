import { expect, open, test, type Page } from './support/test';

// What only the filter of the known limits has. `glossary-card.spec.ts` tests that of terms, and
// `2.6-generated-reference.spec.ts` that of declarations.

const troubleshooting = 'docs/how-to-guides/troubleshooting';

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter by message or symptom' });

test('a pasted message with other names shows its entry alone; one from the tables above links to its table', async ({
  page,
}) => {
  await open(page, troubleshooting);
  const box = filter(page);
  await box.fill('ERROR: graph "shop" already exists');
  const shown = page.locator('[data-filter-item]').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown.getByText('graph "bicycle" already exists')).toBeVisible();
  await expect(page).toHaveURL(/q=ERROR/);

  await box.fill('too many clients');
  const lead = page.getByRole('paragraph').filter({ hasText: 'In the tables above:' });
  const link = lead.getByRole('link', { name: 'sorry, too many clients already' });
  await expect(link).toHaveAttribute('href', /#connecting$/);
  await link.click();
  await expect(page.getByRole('heading', { name: 'It cannot connect' })).toBeInViewport();
});

test('half an emoji finds nothing and breaks nothing; Escape clears the filter, but not during composition', async ({
  page,
}) => {
  await open(page, troubleshooting);
  const box = filter(page);
  // Some keyboards send the halves of an emoji one by one; Playwright itself types whole characters only.
  await box.evaluate((element) => {
    Reflect.set(HTMLInputElement.prototype, 'value', '\ud83d', element);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByText(/^No entry here has/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search the whole site' })).toHaveAttribute(
    'href',
    /\/search\?q=%EF%BF%BD$/,
  );
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(box).toBeFocused();

  await box.fill('timeout');
  await box.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(page).toHaveURL(/q=timeout/);
  await expect(box).toHaveValue('timeout');
  await box.dispatchEvent('keydown', { key: 'Escape' });
  await expect(box).toHaveValue('');
});

test('a long pasted log makes neither the search link nor the address of the page too long for a server', async ({
  page,
}) => {
  await open(page, troubleshooting);
  const box = filter(page);
  await box.fill('2026-11-27 20:00:00 LOG: checkpoint complete '.repeat(500));
  const searches = page.getByRole('link', { name: 'Search the whole site' });
  await expect(searches).toBeVisible();
  expect((await searches.getAttribute('href'))?.length).toBeLessThan(300);
  // The address changes after a pause.
  await page.waitForTimeout(500);
  expect((await page.reload())?.status()).toBe(200);
});

test('limits the filter to 100,000 characters, so that a longer text does not hold up the page', async ({
  page,
}) => {
  await open(page, troubleshooting);
  await filter(page).fill('x'.repeat(100_001));
  await expect(filter(page)).toHaveValue(/^x{100000}$/);
});

test('a filter typed after following a link to one entry is restored by Back from another page', async ({
  page,
}) => {
  await open(page, `${troubleshooting}#age-casts`);
  const box = filter(page);
  await box.fill('graphid');
  const status = page.getByRole('status').filter({ hasText: /^\d+ of \d+ entries$/ });
  await expect(status).toBeVisible();
  // The address changes after a pause.
  await expect(page).toHaveURL(/\?q=graphid$/);
  await expect(box).toBeInViewport();
  await box.fill('graphid_ops');
  await expect(page).toHaveURL(/\?q=graphid_ops$/);
  await page.locator('[data-filter-item]').getByRole('link', { name: 'Installation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('graphid_ops');
  await expect(status).toBeVisible();
});
