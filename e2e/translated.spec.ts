import { runStatement, sample, samplePage, answer, booted, statusOf } from './support/live';
import { modal, openModal } from './support/search-engines';
import { expect, hydrated, open, test, type Page } from './support/test';
import { countWaiting } from './support/waiting';

/** Replaces each text node, also those added later, by a new element, as the translation of a browser does. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = '[translate="no"], code, script, style, textarea, svg, [data-translated], .cm-editor';
    const replaceIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(kept)) continue;
        const put = document.createElement('span');
        put.dataset.translated = '';
        put.textContent = text.data;
        text.replaceWith(put);
      }
    };
    replaceIn(document.body);
    // Replacing notifies the observer, too: what has been translated is left alone.
    new MutationObserver((changes) => changes.forEach(({ target }) => replaceIn(target))).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });

test('a filter answers on a page that the browser translates', async ({ page }) => {
  await open(page, 'docs/how-to-guides/troubleshooting');
  await translate(page);
  const form = page.getByRole('main').getByRole('search');
  const filter = form.getByRole('searchbox');
  for (const query of ['edge', 'syntax error', 'zzzz', 'syntax', 'zzzzz', 'ver', 'batch', ''])
    await filter.fill(query);
  await expect(form.getByRole('status')).toHaveText(/^\d+ /);
  await filter.fill('zzzz');
  await expect(page.getByText('has “zzzz” in it')).toBeVisible();
  await filter.fill('zzzzy');
  await expect(page.getByText('has “zzzzy” in it')).toBeVisible();
});

test('the search page answers where the browser translates it', async ({ page }) => {
  await open(page, 'search?q=edge');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(/documents found/);
  await translate(page);
  const field = page.getByRole('main').getByRole('searchbox');
  for (const [query, said] of [
    ['zzqqxx', 'No results were found'],
    ['vertex', /documents found/],
    ['', ''],
    ['zzqqxx', 'No results were found'],
  ] as const) {
    await field.fill(query);
    await expect(count).toHaveText(said);
  }
});

test('the version menu updates its names where the browser translates the page', async ({ page }) => {
  await open(page, 'docs/intro');
  await translate(page);
  const version = page.getByRole('button', { name: /^Docs version/ });
  await version.click();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/docs\/next\/intro/);
  await expect(version).toHaveText('Next');
  // The release does not have this page.
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Contributing' })
    .click();
  await version.click();
  await expect(page.getByRole('link', { name: '0.3.0 (without this page)' })).toBeVisible();
});

test('the search modal updates the count of results where the browser translates it', async ({ page }) => {
  const input = await openModal(page);
  await input.fill('edge');
  const all = modal(page).locator('.DocSearch-HitsFooter a');
  await expect(all).toHaveText(/^See all \d+ results$/);
  await translate(page);
  const before = await all.textContent();
  await input.fill('pool');
  await expect(modal(page).locator('.DocSearch-Hit').first()).toContainText(/pool/i);
  await expect(all).not.toHaveText(before ?? '');
  await expect(all).toHaveText(/^See all \d+ results$/);
});

test('a live sample answers where the browser translates it', async ({ page }) => {
  await open(page, samplePage);
  await translate(page);
  const live = sample(page);
  await runStatement(live, "RETURN 'hello' AS a, ['x'] AS b");
  await expect(answer(live).locator('tbody td')).toHaveText(['hello', "['x']"], booted);
  await runStatement(live, "CREATE (n {name: 'x'}) RETURN n");
  await expect(answer(live).locator('tbody td')).toHaveText(["({name: 'x'})"]);
  await runStatement(live, 'MATCH (n:Part|Product) RETURN n');
  await expect(statusOf(live)).toHaveText('Refused');
  const refusal = live.locator('[data-live-outcome="refused"]');
  await runStatement(live, 'RETUR 7');
  await expect(refusal).toContainText('Hint: Did you mean RETURN by RETUR?');
  await runStatement(live, 'RETURN nothing(7)');
  await expect(refusal).toContainText('Hint: Cypher in AGE has no function of this name.');
  await runStatement(live, 'RETURN 7');
  await expect(answer(live).locator('tbody td')).toHaveText(['7']);
});

test('the types in a sample can be read name by name where the browser translates the page', async ({
  page,
}) => {
  await open(page, 'docs/getting-started/basic-usage');
  await translate(page);
  const block = page.locator('pre[aria-label*="read its types"]').first();
  await block.press('Enter');
  const name = block.locator('[aria-expanded="true"]');
  await expect(name).toBeFocused();
  for (let count = 0; count < 30; count += 1) await page.keyboard.press('ArrowRight');
  const link = page.getByRole('link', { name: /reference$/ });
  await page.keyboard.press('Home');
  await expect(link.last()).toHaveText('PgConnectionManager reference');
});

test('the playground updates its texts with each question where the browser translates it', async ({
  page,
}) => {
  await open(page, '');
  await translate(page);
  const playground = page.locator('#playground');
  const question = playground.getByLabel('Question');
  await question.selectOption('Write your own statement');
  await expect(playground).toContainText('Labels: ');
  await question.selectOption({ index: 1 });
  await expect(playground).not.toContainText('Labels: ');
  const field = playground.getByRole('textbox');
  await playground.getByRole('button', { name: 'Edit' }).click();
  await field.press('End');
  await page.keyboard.insertText(' ');
  await expect(playground).toContainText('(edited)');
  await question.selectOption({ index: 2 });
  await expect(playground).not.toContainText('(edited)');
});

for (const [act, route, press, shown] of [
  [
    'a press',
    'docs/intro',
    (page: Page) => page.getByRole('button', { name: 'Switch between dark and light mode' }).click(),
    (page: Page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  ],
  [
    'a choice',
    'glossary',
    (page: Page) => page.locator('label', { hasText: /^Graphs/ }).click(),
    (page: Page) => expect(page.getByRole('radio', { name: 'Graphs' })).toBeChecked(),
  ],
  [
    'a query',
    'docs/api-generated/',
    (page: Page) => page.getByRole('main').getByRole('searchbox').fill('zzz'),
    (page: Page) => expect(page.getByText('has “zzz” in it')).toBeVisible(),
  ],
] as const)
  test(`${act} is kept on a page that was translated before hydration`, async ({ page, noise }) => {
    // React reports that hydration failed and that it renders the page anew.
    noise.expect(/Minified React error #418/);
    await page.goto(route);
    await translate(page);
    await press(page);
    await shown(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

test('hydration does not change the height of a page that was translated before it', async ({
  page,
  noise,
}) => {
  noise.expect(/Minified React error #418/);
  await page.goto('docs/api-generated/');
  await expect.poll(() => countWaiting(page)).toBe(0);
  await translate(page);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOf();
  await hydrated(page);
  expect(await heightOf()).toBe(before);
});
