import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { dragUp } from './support/finger';
import { siteDirectory } from './support/places';
import { hold } from './support/requests';
import { expect, hydrated, open, test } from './support/test';
import { awaitFrame } from './support/waiting';

const story = 'markdown-page';
const typesFile = /\/assets\/types\/[^/]+\.json$/;

/** Addresses of the type files that the page has requested since the call. */
function watchTypes(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (typesFile.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const sample = (page: Page, title: string): Locator =>
  page.locator('.theme-code-block', { hasText: title }).first();

test.describe('package managers', () => {
  const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true }).first();

  test('the chosen tab stays chosen on other pages and after a reload', async ({ page }) => {
    await open(page, 'docs/next/getting-started/installation');
    await tab(page, 'pnpm').click();
    await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
    await open(page, story);
    await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('pnpm add').first()).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
  });

  test('tab groups are underlined, and all groups of a page switch together', async ({ page }) => {
    await open(page, 'docs/getting-started/installation');
    const groups = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'yarn' }) });
    await expect(groups.first()).not.toHaveCSS('box-shadow', 'none');
    await groups.first().getByRole('tab', { name: 'yarn' }).click();
    for (const group of await groups.all())
      await expect(group.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
  });

  test('on a phone all tabs have the same height, because their names do not wrap', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, 'docs/getting-started/installation');
    const heights = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((each) => each.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(new Set(heights).size).toBe(1);
  });

  test('the arrow keys move between tabs', async ({ page }) => {
    await open(page, story);
    await tab(page, 'npm').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('types', () => {
  const name = (page: Page): Locator =>
    sample(page, 'connect.ts')
      .locator('[data-note]', { hasText: /^PgConnectionManager$/ })
      .first();
  const link = (page: Page): Locator => page.getByRole('link', { name: 'PgConnectionManager reference' });

  test('hovering over a name shows its type, whose data is loaded at the first hover', async ({ page }) => {
    const asked = watchTypes(page);
    await open(page, story);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await sample(page, 'connect.ts').locator('pre').hover();
    await name(page).hover();
    await expect(page.getByText('class PgConnectionManager').last()).toBeVisible();
    expect(asked).toHaveLength(1);
    await link(page).click();
    await expect(page).toHaveURL(/docs\/api-generated\/classes\/PgConnectionManager$/);
  });

  test('no card opens when the mouse has left before the data arrives', async ({ page }) => {
    const types = await hold(page, typesFile);
    await open(page, story);
    const block = sample(page, 'connect.ts').locator('pre');
    // Over the token of a name: names are marked only when the data is there.
    const asked = page.waitForRequest(typesFile);
    await block.getByText('PgConnectionManager', { exact: true }).first().hover();
    await asked;
    await page.mouse.move(0, 0);
    types.release();
    await expect(name(page)).toBeAttached();
    await awaitFrame(page);
    await expect(block.locator('[aria-expanded="true"]')).toHaveCount(0);
  });

  test('Enter opens the card of the first name, an arrow key that of the next, and Escape returns to the block', async ({
    page,
  }) => {
    const asked = watchTypes(page);
    await open(page, story);
    const block = sample(page, 'connect.ts').locator('pre');
    await block.focus();
    await expect(name(page)).toBeAttached();
    expect(asked).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: 'QueryExecutor reference' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'QueryExecutor reference' })).toBeHidden();
    await expect(block).toBeFocused();
  });

  test('the card stays open when the block scrolls to its name, and closes when the name is scrolled away', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await open(page, story);
    const block = sample(page, 'connect.ts').locator('pre');
    await block.focus();
    await expect(name(page)).toBeAttached();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    const far = block.locator('[data-note]', { hasText: /^database$/ });
    await expect(far).toBeFocused();
    expect(await block.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    // The scroll event fires in the next frame.
    await awaitFrame(page);
    await expect(far).toHaveAttribute('aria-expanded', 'true');
    await expect(far).toHaveAccessibleDescription(/database/);
    await block.evaluate((box) => box.scrollTo({ left: 0 }));
    await expect(far).toHaveAttribute('aria-expanded', 'false');
  });

  test('the card closes when the focus leaves the sample', async ({ page }) => {
    await open(page, story);
    const block = sample(page, 'connect.ts').locator('pre');
    await block.focus();
    await expect(name(page)).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();
  });

  test('one card is open at a time: focus on another name closes the card under the pointer', async ({
    page,
  }) => {
    await open(page, story);
    await sample(page, 'connect.ts').locator('pre').hover();
    await name(page).hover();
    await expect(link(page)).toBeVisible();
    const other = page.locator('.language-ts pre[tabindex]').nth(1);
    await other.evaluate((block: HTMLElement) => block.focus({ preventScroll: true }));
    await expect(link(page), 'the link stays while the pointer is on the name').toBeVisible();
    await expect(other.locator('[data-note]').first()).toBeAttached();
    await other
      .locator('[data-note]')
      .first()
      .evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
    await expect(other.locator('[aria-expanded="true"]')).toHaveCount(1);
    await expect(page.locator('[data-note][aria-expanded="true"]')).toHaveCount(1);
  });

  test('a second block of the page causes no further request', async ({ page }) => {
    const asked = watchTypes(page);
    await open(page, story);
    for (const block of await page.locator('.language-ts pre[tabindex]').all()) {
      await block.focus();
      await expect(block.locator('[data-note]').first()).toBeAttached();
    }
    expect(asked).toHaveLength(1);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

    test('a tap on a name shows its type', async ({ page }) => {
      await open(page, story);
      await sample(page, 'connect.ts').locator('pre').tap();
      await name(page).tap();
      await expect(link(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

    test('a card is in view on a phone in landscape, and within the page when the phone is turned upright', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 740, height: 360 });
      await open(page, 'docs/how-to-guides/basic-queries');
      const block = page.locator('.language-ts pre[tabindex]').first();
      await block.tap();
      const right = block.locator('[data-note]', { hasText: /^schema$/ }).last();
      await right.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await right.tap();
      const card = page.locator('.theme-code-block div:has(> [id] > code)');
      await expect(card).toBeInViewport({ ratio: 0.99 });
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(card).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });

    test('a long card can be scrolled by a finger, and closes on a tap beside it', async ({ page }) => {
      await open(page, 'docs/how-to-guides/basic-queries');
      const block = page.locator('.language-ts pre[tabindex]').first();
      await block.tap();
      await block
        .locator('[data-note]', { hasText: /^schema$/ })
        .first()
        .tap();
      const card = page.locator('.theme-code-block div:has(> [id] > code)');
      await dragUp(card, 120);
      // Longer than the card stays after a pointer has left.
      await page.waitForTimeout(400);
      await expect(card).toBeVisible();
      expect(await card.evaluate((box) => box.scrollTop)).toBeGreaterThan(50);
      await page.locator('.theme-doc-markdown > p').first().tap();
      await expect(card).toHaveCount(0);
    });
  });
});

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('names its buttons by their title alone, so that screen readers read the name once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await open(page, story);
    // Beside an aria-label, a title would be a description, which is read out after the name.
    for (const name of ['Copy code to clipboard', 'Wrap lines'])
      await expect(sample(page, 'connect.ts').getByTitle(name)).not.toHaveAttribute('aria-label');
  });

  test('is copied as it is shown', async ({ page }) => {
    await open(page, story);
    const block = sample(page, 'connect.ts');
    await block.hover();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("import { PgConnectionManager, QueryExecutor } from 'age-schema-client';\n");
    expect(copied.trim()).toBe(((await block.locator('code').textContent()) ?? '').trim());
  });

  test('is selected when the browser refuses to copy it, and the keys are named until it is copied', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.clock.install();
    await open(page, story);
    const block = sample(page, 'connect.ts');
    await block.hover();
    // The hover replaces the names by marked ones, which would end a selection of the former.
    await expect(block.locator('[data-note]').first()).toBeAttached();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('status')).toHaveText('Press Ctrl+C or Cmd+C');
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('new QueryExecutor(connection)');
    // The status has no time-out: slow readers need the time.
    await page.clock.fastForward(60_000);
    await expect(block.getByRole('status')).toHaveText('Press Ctrl+C or Cmd+C');
    await page.evaluate(() => document.dispatchEvent(new ClipboardEvent('copy')));
    await expect(block.getByRole('status')).toBeEmpty();
  });

  test('no longer names the keys to press when something else is selected, or nothing', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await open(page, story);
    const blocks = page.locator('.theme-code-block');
    const copy = async (number: number): Promise<void> => {
      await blocks.nth(number).hover();
      await blocks.nth(number).getByRole('button', { name: 'Copy code to clipboard' }).click();
      await expect(blocks.nth(number).getByRole('status')).toHaveText('Press Ctrl+C or Cmd+C');
    };
    await copy(0);
    await copy(1);
    await expect(blocks.nth(0).getByRole('status')).toBeEmpty();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(blocks.nth(1).getByRole('status')).toBeEmpty();
  });

  test('wraps its lines when "Wrap lines" is pressed', async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await open(page, story);
    const pre = sample(page, 'connect.ts').locator('pre');
    const overflow = (): Promise<boolean> => pre.evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(await overflow()).toBe(true);
    const button = sample(page, 'connect.ts').getByRole('button', { name: 'Wrap lines' });
    await pre.hover();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(false);
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button, 'the button keeps the focus').toBeFocused();
  });

  test('marks lines, words and changes', async ({ page }) => {
    await open(page, story);
    await expect(sample(page, 'connect.ts').locator('.line-marked')).toHaveText(/const connection = await/);
    await expect(page.locator('.highlighted-word').first()).toHaveText('HAS_PART');
    await expect(page.locator('.line-removed').first()).toContainText('new QueryBuilder(schema, executor)');
    await expect(page.locator('.line-added').first()).toContainText("executor, 'bicycle')");
  });

  test('is coloured without scripts, by classes and no inline styles', async ({ browser, sites }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${sites.real}${story}`);
    const block = sample(page, 'connect.ts');
    await expect(block.locator('.k').first()).toHaveText('import');
    expect(await block.locator('code [style]').count()).toBe(0);
    const colours = await block
      .locator('code span')
      .evaluateAll((all) => new Set(all.map((each) => getComputedStyle(each).color)).size);
    expect(colours).toBeGreaterThan(2);
    await context.close();
  });

  test('needs no highlighter: no script file contains one', () => {
    const folder = path.join(siteDirectory, 'assets/js');
    const highlighters = readdirSync(folder).filter(
      (file) =>
        file.endsWith('.js') &&
        /Prism\.languages|prism-react-renderer|createHighlighterCore/.test(
          readFileSync(path.join(folder, file), 'utf8'),
        ),
    );
    expect(highlighters).toEqual([]);
  });
});
