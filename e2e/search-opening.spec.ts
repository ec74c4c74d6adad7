import type { Page } from '@playwright/test';
import { hold, type Hold } from './support/requests';
import { hits, modal, searchButton } from './support/search-engines';
import { expect, open, test } from './support/test';

// How the modal opens: with letters typed before it is there, with a selected text, while its code loads slowly, and
// when its code cannot be fetched.

test('a slash in a field does not open the modal, and letters typed right after Ctrl+K go into it', async ({
  page,
}) => {
  await open(page, 'glossary');
  await page.getByRole('searchbox').first().press('/');
  await expect(modal(page)).toHaveCount(0);
  await page.locator('body').click({ position: { x: 2, y: 200 } });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('introd');
  await expect(modal(page).getByRole('combobox')).toHaveValue('introd');
});

test('the modal opens with all letters typed on the focused search button', async ({ page }) => {
  await open(page, 'docs/intro');
  await searchButton(page).focus();
  await page.keyboard.type('batch');
  await expect(modal(page).getByRole('combobox')).toHaveValue('batch');
  await expect(hits(page).first()).toContainText(/batch/i);
});

test('letters typed right after Ctrl+K replace the selected text in the modal', async ({ page }) => {
  await open(page, 'docs/intro');
  await page.locator('h1').selectText();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('edges');
  await expect(modal(page).getByRole('combobox')).toHaveValue('edges');
  await expect(hits(page).first()).toContainText(/edge/i);
});

test('the modal takes no more than the first 64 characters of a selected text', async ({ page }) => {
  await open(page, 'docs/intro');
  const paragraph = page.locator('main p').filter({ hasText: /.{65}/ }).first();
  await paragraph.selectText();
  const selected = await page.evaluate(() => window.getSelection()?.toString() ?? '');
  expect(selected.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  const input = modal(page).getByRole('combobox');
  await expect(input).toHaveValue(selected.replace(/\s+/g, ' ').slice(0, 64));
});

test('the modal joins the lines of a selected text, which typing replaces', async ({ page }) => {
  await open(page, 'docs/intro');
  await page.locator('h1').evaluate((title) => {
    const paragraph = title.ownerDocument.querySelector('h1 ~ p, header ~ p');
    const [from, to] = [title.firstChild, paragraph?.firstChild];
    if (from && to) window.getSelection()?.setBaseAndExtent(from, 0, to, 9);
  });
  await page.keyboard.press('Control+k');
  const input = modal(page).getByRole('combobox');
  await expect(input).toHaveValue(/^Introduction \S/);
  await page.keyboard.type('edges');
  await expect(input).toHaveValue('edges');
});

test('the modal leaves out an emoji that the limit would cut in two, and opens empty for selected blanks', async ({
  page,
}) => {
  await open(page, 'docs/intro');
  const paragraph = page.locator('main p').first();
  const input = modal(page).getByRole('combobox');
  const words = 'vertex '.repeat(9);
  for (const [text, query] of [
    [`${words}\u{1f600} edges`, words],
    [' \n ', ''],
  ] as const) {
    await paragraph.evaluate((element, content) => {
      Object.assign(element.style, { whiteSpace: 'pre' });
      element.textContent = content;
      window.getSelection()?.selectAllChildren(element);
    }, text);
    await page.keyboard.press('Control+k');
    await expect(input).toHaveValue(query);
    await expect(modal(page)).toContainText(query ? /See all \d+ results/ : 'No recent searches');
    await page.keyboard.press('Escape');
  }
});

/** Holds back the modal's code until it is released. */
const holdModal = (page: Page): Promise<Hold> => hold(page, '**/search-dialog.*.js');

test('letters, blanks, slashes and Backspace pressed while the modal loads go into it', async ({ page }) => {
  const code = await holdModal(page);
  await open(page, 'glossary');
  await page.keyboard.press('/');
  await page.keyboard.type('basix');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('c queries/x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  code.release();
  await expect(modal(page).getByRole('combobox')).toHaveValue('basic queries');
});

test('text pasted while the modal loads goes into it, not into the focused field', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await holdModal(page);
  await open(page, 'glossary');
  const filter = page.getByRole('searchbox').first();
  await filter.fill('rows as maps');
  await filter.selectText();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+v');
  code.release();
  await expect(modal(page).getByRole('combobox')).toHaveValue('rows as maps');
  await expect(filter).toHaveValue('rows as maps');
});

test('the modal opens on the page that the reader went to while it loads, with the letters typed there', async ({
  page,
}) => {
  const code = await holdModal(page);
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click();
  // This page has another instance of the navbar, which must take over the request to open.
  await expect(page).toHaveTitle(/Glossary/);
  await page.keyboard.type('edge');
  code.release();
  await expect(modal(page).getByRole('combobox')).toHaveValue('edge');
});

test('the modal does not report "No results" while the answer to letters typed before is pending', async ({
  page,
}) => {
  const code = await holdModal(page);
  const answer = await hold(page, '**/*.index.*.json');
  await open(page, 'glossary');
  await page.keyboard.press('/');
  await page.keyboard.type('vertex');
  code.release();
  await expect(modal(page).getByRole('combobox')).toHaveValue('vertex');
  await expect(modal(page).getByText(/^No results/)).toHaveCount(1);
  await expect(modal(page).getByText(/^No results/)).toBeHidden();
  await expect(modal(page).getByRole('status')).toHaveText('');
  answer.release();
  await expect(modal(page).getByRole('option').first()).toBeVisible();
  await expect(modal(page).getByRole('status')).toHaveText(/^\d+ results$/);
});

test('Enter pressed while the modal loads opens the first hit, not the focused link', async ({ page }) => {
  const code = await holdModal(page);
  await open(page, 'glossary');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('introduction');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossary/);
  code.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(modal(page)).toHaveCount(0);
});

test('Escape pressed while the modal loads keeps it closed, and letters go into the focused field', async ({
  page,
}) => {
  const code = await holdModal(page);
  await open(page, 'glossary');
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('edge');
  await page.keyboard.press('Escape');
  const came = page.waitForResponse('**/search-dialog.*.js');
  code.release();
  await (await came).finished();
  await page.keyboard.type('vertex');
  await expect(filter).toHaveValue('vertex');
  await expect(modal(page)).toHaveCount(0);
  await expect(filter).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(modal(page).getByRole('combobox')).toHaveValue('');
});

test('letters go into the focused field when the modal cannot be fetched', async ({ page, noise }) => {
  noise.expect(/Loading chunk|ChunkLoadError|ERR_FAILED/);
  await page.route('**/search-dialog.*.js', (route) => route.abort());
  await open(page, 'glossary');
  const filter = page.getByRole('searchbox').first();
  await filter.focus();
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Control+k');
  await failed;
  await expect(async () => {
    await page.keyboard.type('edge');
    await expect(filter).toHaveValue(/edge$/, { timeout: 200 });
  }).toPass({ timeout: 5_000 });
});

const unavailable =
  'Unable to fetch results You might want to check your network connection. Or reload the page.';

for (const how of ['by key', 'by pointer']) {
  test(`the modal, asked for ${how}, reports that it cannot be fetched, and opens once it can`, async ({
    page,
    noise,
  }) => {
    noise.expect(/Loading chunk|ChunkLoadError|ERR_FAILED/);
    await page.route('**/search-dialog.*.js', (route) => route.abort());
    await open(page, 'glossary');
    const ask = (): Promise<void> =>
      how === 'by key' ? page.keyboard.press('Control+k') : searchButton(page).click();
    const words = page.getByRole('alert');
    await ask();
    await expect(words).toHaveText(unavailable);
    await page.keyboard.press('e');
    await expect(words).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
    await ask();
    await expect(words).toBeInViewport({ ratio: 1 });
    await page.unroute('**/search-dialog.*.js');
    await ask();
    await expect(modal(page).getByRole('combobox')).toBeFocused();
    await expect(words).toHaveCount(0);
  });
}

for (const how of ['by key', 'by pointer']) {
  test(`the modal, asked for ${how}, reports that the application cannot be fetched, and opens once it can`, async ({
    page,
    noise,
  }) => {
    noise.expect(/ERR_FAILED/);
    const main = /\/main\.[^/]*\.js$/;
    await page.route(main, (route) => route.abort());
    await page.goto('docs/intro');
    const ask = (): Promise<void> =>
      how === 'by key' ? page.keyboard.press('Control+k') : searchButton(page).click({ timeout: 2000 });
    const words = page.getByRole('alert');
    await ask();
    await expect(words).toHaveText(unavailable);
    await expect(words).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
    await ask();
    await expect(words).toHaveText(unavailable);
    await page.unroute(main);
    await expect(async () => {
      // Ask only while the modal is closed: the key would close it, and it covers the button.
      if (!(await modal(page).isVisible())) await ask();
      await expect(modal(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(words).toHaveCount(0);
  });
}

test('the search page keeps the query while the application cannot be fetched, reports it, and answers later', async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  const main = /\/main\.[^/]*\.js$/;
  await page.route(main, (route) => route.abort());
  await page.goto('search?q=introduction');
  await expect(page.getByRole('alert')).toHaveText(unavailable);
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toHaveValue('introduction');
  await page.unroute(main);
  await expect(async () => {
    await page.mouse.wheel(0, 10);
    await expect(page.locator('main article').first()).toContainText('Introduction', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue('introduction');
});

test.describe('on a phone in landscape', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test('field and first hit fit above the on-screen keyboard, and the footer names no keys', async ({
    page,
  }) => {
    await open(page, 'docs/intro');
    await searchButton(page).tap();
    await modal(page).getByRole('combobox').fill('vertex');
    await expect(hits(page).first()).toContainText(/vertex/i);
    // An on-screen keyboard covers about 200 px, without making the viewport lower.
    const { y, height } = (await hits(page).first().boundingBox()) ?? { y: 390, height: 0 };
    expect(y + height).toBeLessThan(180);
    await expect(modal(page).getByText('to navigate')).toBeHidden();
    // A tap beside the modal closes it.
    await page.touchscreen.tap(40, 200);
    await expect(modal(page)).toHaveCount(0);
  });
});
