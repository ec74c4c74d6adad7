import { expect, open, test, type Page } from './support/test';
import { awaitFrame } from './support/waiting';

const word = (page: Page) => page.getByRole('main').locator('article a[href*="/glossary#"]').first();
const card = (page: Page) => page.getByRole('tooltip');

async function expectCard(page: Page): Promise<void> {
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  expect((await card(page).textContent())?.length, 'the card holds a definition').toBeGreaterThan(40);
  await expect(word(page), 'a screen reader hears the definition').toHaveAccessibleDescription(/\w{3}/);
}

test('a term shows its definition when a pointer rests on it without a pressed button', async ({ page }) => {
  await open(page, 'docs/intro');
  await expect(card(page)).toHaveCount(0);
  // A reader who selects text drags across the word, and holds the button longer than the card takes.
  await page.mouse.down();
  await word(page).hover();
  await page.waitForTimeout(200);
  await expect(card(page)).toHaveCount(0);
  await page.mouse.up();
  await page.mouse.move(2, 400);
  await word(page).hover();
  await expectCard(page);
  await page.mouse.move(2, 400);
  await expect(card(page)).toHaveCount(0);
});

test('a term shows its definition on focus and hides it on Escape, and Enter follows the link', async ({
  page,
}) => {
  await open(page, 'docs/intro');
  await word(page).focus();
  await expectCard(page);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  const target = new URL((await word(page).getAttribute('href')) ?? '', page.url());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target.href);
  await expect(page.locator(target.hash)).toBeInViewport();
});

test('a term that the focus scrolls into view shows its definition, which stays and moves with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, 'docs/intro');
  const last = page.getByRole('main').locator('article a[href*="/glossary#"]').last();
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY), 'the focus has scrolled the page').toBeGreaterThan(0);
  // The scroll event fires a frame later.
  await awaitFrame(page);
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  const distance = async (): Promise<number> =>
    ((await card(page).boundingBox())?.y ?? 0) - ((await last.boundingBox())?.y ?? 0);
  const before = await distance();
  await page.mouse.wheel(0, -40);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-describedby')))
    .toBeTruthy();
  await expect.poll(distance).toBeCloseTo(before, 0);
});

test('entries of the glossary and of the known limits are named by their term or limit alone', async ({
  page,
}) => {
  for (const [route, entry] of [
    ['glossary', 'Vertex'],
    ['docs/how-to-guides/troubleshooting', 'There is no shortestPath'],
  ] as const) {
    await open(page, route);
    await expect(page.getByRole('article', { name: entry, exact: true })).toHaveCount(1);
  }
});

test('the focus rings of the letters fit into the scrolling column beside the terms', async ({ page }) => {
  await open(page, 'glossary');
  const cut = await page.getByRole('link', { name: /^[AFU]$/ }).evaluateAll((letters) =>
    letters.map((letter) => {
      letter.focus();
      const { outlineOffset, outlineWidth } = getComputedStyle(letter);
      const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      let column = letter.parentElement;
      while (column && getComputedStyle(column).overflowY !== 'auto') column = column.parentElement;
      const [own, room] = [letter.getBoundingClientRect(), column?.getBoundingClientRect()];
      if (!room || ring < 4) throw new Error(`no column that scrolls, or no ring: ${ring}`);
      return Math.max(
        room.left - own.left + ring,
        own.right + ring - room.right,
        own.bottom + ring - room.bottom,
      );
    }),
  );
  expect(cut).toHaveLength(3);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0.1);
});

test('"Show all terms" clears the filter box, which starts at the edge of the title, and focuses it', async ({
  page,
}) => {
  await open(page, 'glossary?q=zzzz');
  const button = page.getByRole('button', { name: 'Show all terms' });
  await expect(button).toHaveCSS('font-family', /system-ui/);
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().left);
  expect(await leftOf('input[type=search]')).toBe(await leftOf('h1'));
  await button.press('Enter');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the first tap shows the definition, the second follows the link', async ({ page }) => {
    await open(page, 'docs/intro');
    await word(page).scrollIntoViewIfNeeded();
    // Scrolling closes a card; the page must stand still before it is touched.
    await page.waitForTimeout(200);
    await word(page).tap();
    await expectCard(page);
    await expect(page).toHaveURL(/\/docs\/intro\/?$/);
    await word(page).tap();
    await expect(page).toHaveURL(/\/glossary#/);
  });
});

test('a touch that became a scroll opens no card, and a later focus still does', async ({ page }) => {
  await open(page, 'docs/intro');
  await word(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await word(page).dispatchEvent('pointercancel', { pointerType: 'touch' });
  await expect(card(page)).toHaveCount(0);
  await word(page).focus();
  await expectCard(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a link to its entry', async ({ page }) => {
    await page.goto('docs/intro');
    await word(page).click();
    await expect(page).toHaveURL(/\/glossary\/?#/);
  });
});

test('typing in the filter far down the page scrolls the first remaining term into view, below the navbar', async ({
  page,
}) => {
  await open(page, 'glossary');
  await page.mouse.wheel(0, 4000);
  await page.waitForFunction(() => window.scrollY === 4000);
  await page.getByRole('searchbox', { name: 'Filter the terms' }).pressSequentially('transaction');
  await expect(page.locator('[data-filter-item]:not([hidden])').first()).toBeInViewport();
  const [navbar, top] = await page.evaluate(() => [
    document.querySelector('.navbar')?.getBoundingClientRect().top,
    document.querySelector('[data-filter-item]:not([hidden])')?.getBoundingClientRect().top ?? 0,
  ]);
  expect(navbar).toBe(0);
  expect(top).toBeGreaterThanOrEqual(60);
});

for (const [address, query] of [
  ['glossary?q=edge#edge', 'edge'],
  ['glossary?q=schema#tree', ''],
  ['glossary?group=cypher#vertex', ''],
] as const)
  test(`/${address} scrolls to the term and drops a filter that hides it`, async ({ page }) => {
    await open(page, address);
    const term = page.locator(`#${address.split('#')[1] ?? ''}`);
    await expect(page.getByRole('searchbox', { name: 'Filter the terms' })).toHaveValue(query);
    const top = () => term.evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(60);
    await expect.poll(top).toBeLessThan(200);
  });
