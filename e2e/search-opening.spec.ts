import type { Page } from '@playwright/test';
import { hold, type Hold } from './support/requests';
import { hits, modal, searchButton } from './support/search-engines';
import { expect, open, test } from './support/test';

// How the modal opens: with the letters typed before it is there and with a selected text, late, and not at all.

test('leaves the slash to inputs, and takes letters typed before it is there', async ({ page }) => {
  await open(page, 'glossary');
  await page.getByRole('searchbox').first().press('/');
  await expect(modal(page)).toHaveCount(0);
  await page.locator('body').click({ position: { x: 2, y: 200 } });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('introd');
  await expect(modal(page).getByRole('combobox')).toHaveValue('introd');
});

test('opens with all letters typed on its button', async ({ page }) => {
  await open(page, 'docs/intro');
  await searchButton(page).focus();
  await page.keyboard.type('batch');
  await expect(modal(page).getByRole('combobox')).toHaveValue('batch');
  await expect(hits(page).first()).toContainText(/batch/i);
});

test('puts letters typed before it is there in the place of a selected text', async ({ page }) => {
  await open(page, 'docs/intro');
  await page.locator('h1').selectText();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('edges');
  await expect(modal(page).getByRole('combobox')).toHaveValue('edges');
  await expect(hits(page).first()).toContainText(/edge/i);
});

test('takes no more than the first 64 characters of a selected text', async ({ page }) => {
  await open(page, 'docs/intro');
  const paragraph = page.locator('main p').filter({ hasText: /.{65}/ }).first();
  await paragraph.selectText();
  const selected = await page.evaluate(() => window.getSelection()?.toString() ?? '');
  expect(selected.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  const input = modal(page).getByRole('combobox');
  await expect(input).toHaveValue(selected.replace(/\s+/g, ' ').slice(0, 64));
});

test('puts a text selected over several lines on one', async ({ page }) => {
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

test('opens over any selected text, as an emoji that 64 characters would cut in two', async ({ page }) => {
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

/** Lets the modal's code come late. */
const holdModal = (page: Page): Promise<Hold> => hold(page, '**/search-dialog.*.js');

test('does with the keys pressed on its way what they say', async ({ page }) => {
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

test('takes what is pasted on its way, and no field of the page does', async ({ page, context }) => {
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

test('comes over the next page with the letters, also where that has a bar of its own', async ({ page }) => {
  const code = await holdModal(page);
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveTitle(/Glossary/);
  await page.keyboard.type('edge');
  code.release();
  await expect(modal(page).getByRole('combobox')).toHaveValue('edge');
});

test('says nothing of an answer to them that is still to come', async ({ page }) => {
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

test('opens the first hit for Enter pressed on its way, and not the link that has focus', async ({
  page,
}) => {
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

test('stays away when Escape was pressed on its way', async ({ page }) => {
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

test('gives letters back to the page when it cannot be fetched', async ({ page, noise }) => {
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
  test(`says so when it cannot be fetched, asked for ${how}, and comes when it can`, async ({
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
  test(`says so when the application does not come, asked for ${how}, and opens when it can`, async ({
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
      // Asked again too early, an open modal would close by the key, and lie over the button.
      if (!(await modal(page).isVisible())) await ask();
      await expect(modal(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(words).toHaveCount(0);
  });
}

test('the search page keeps the question while the application is on its way, and says when it does not come', async ({
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

test.describe('on a phone that lies on its side', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test('box and first hit stand above its keyboard, and no keys are told of', async ({ page }) => {
    await open(page, 'docs/intro');
    await searchButton(page).tap();
    await modal(page).getByRole('combobox').fill('vertex');
    await expect(hits(page).first()).toContainText(/vertex/i);
    // What a keyboard of some 200 px leaves, which makes the page itself no lower.
    const { y, height } = (await hits(page).first().boundingBox()) ?? { y: 390, height: 0 };
    expect(y + height).toBeLessThan(180);
    await expect(modal(page).getByText('to navigate')).toBeHidden();
    // Beside the modal a tap closes it.
    await page.touchscreen.tap(40, 200);
    await expect(modal(page)).toHaveCount(0);
  });
});
