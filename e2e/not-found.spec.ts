import { expect, hydrated, open, test } from './support/test';

const nearMisses = [
  ['docs/getting-started/instalation', 'docs/getting-started/installation', 'Installation', 'instalation'],
  ['docs/next/how-to-guides/bulk-load', 'docs/next/how-to-guides/bulk-loading', 'Bulk loading', 'bulk load'],
  ['glosary', 'glossary', 'Glossary', 'glosary'],
  ['docs/intr', 'docs/intro', 'Intro', 'intr'],
] as const;

test.beforeEach(({ noise }) => {
  noise.expect(/status of 404/);
});

for (const [address, page404, name, words] of nearMisses) {
  test(`"${address}" gets a link to the similar address "${page404}"`, async ({ page }) => {
    await open(page, address);
    const likely = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} ${page404}$`) });
    await expect(likely).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the docs' })).toHaveValue(words);
    await likely.click();
    await expect(page).toHaveURL(new RegExp(`/${page404}$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  });
}

test('an address unlike any page gets no suggestion, but a search field and links to the main pages', async ({
  page,
}) => {
  await open(page, 'zzzz/qqqq/wwww');
  const main = page.getByRole('main');
  await expect(main.getByText('Did you mean')).toHaveCount(0);
  for (const door of ['Introduction', 'Basic usage', 'API reference', 'Glossary']) {
    await expect(main.getByRole('link', { name: door, exact: true })).toBeVisible();
  }
  const field = main.getByRole('searchbox', { name: 'Search the docs' });
  await expect(field).toHaveValue('wwww');
  // A click selects the words, as focus by keyboard does, so that typing replaces them.
  await field.click();
  await page.keyboard.type('vertex');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/?\?q=vertex$/);
});

test('letters typed after hydration replace the words of the address in a field focused before it', async ({
  page,
}) => {
  await page.goto('zzzz/qqqq/wwww');
  const field = page.getByRole('searchbox', { name: 'Search the docs' });
  await field.focus();
  await hydrated(page);
  await expect(field).toHaveJSProperty('defaultValue', 'wwww');
  await page.keyboard.type('vertex');
  await expect(field).toHaveValue('vertex');
});
