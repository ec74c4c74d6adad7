import { expect, open, test, type Page } from './support/test';

// The filter of terms is in glossary-card, that of declarations in 2.6; here what only the list of known limits has.

const troubleshooting = 'docs/how-to-guides/troubleshooting';

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter by message or symptom' });

test('a message that is pasted with other names shows its own entry and no other; one of the tables above leads to them', async ({
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

test('half an emoji, which some keyboards send alone, finds nothing and breaks nothing; Escape takes back what an input method composes, and leaves the filter', async ({
  page,
}) => {
  await open(page, troubleshooting);
  const box = filter(page);
  // Playwright itself types whole characters only.
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

test('a log that is pasted filters, and the page can be loaded again', async ({ page }) => {
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

test('of a text that would hold up the page, the filter takes what it can look for at once', async ({
  page,
}) => {
  await open(page, troubleshooting);
  await filter(page).fill('x'.repeat(100_001));
  await expect(filter(page)).toHaveValue(/^x{100000}$/);
});

test('who came to one entry, filtered the others and read on finds the filter again on the way back', async ({
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
