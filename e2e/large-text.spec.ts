import { booted, run, samplePage } from './support/live';
import { modal, openModal } from './support/search-engines';
import { expect, open, test, type Page } from './support/test';

// Readers can also set the text size in their browser. Here it is twice the default; media queries in `em` follow it.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      });
    },
    { scope: 'worker' },
  ],
});

/** Texts or classes of the navbar's parts that reach over its edges or overlap another part. */
const misplacedInNavbar = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.navbar')?.getBoundingClientRect() ?? new DOMRect();
    const parts = '.navbar__inner :is(.navbar__title, .navbar__link, .navbar__toggle, button)';
    const shown = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
    return shown
      .filter((part, at) => {
        const box = part.getBoundingClientRect();
        const isOver = shown.slice(0, at).some((before) => {
          const other = before.getBoundingClientRect();
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          return across > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
        });
        return isOver || box.top < bar.top || box.bottom > bar.bottom + 1 || box.right > bar.right;
      })
      .map((part) => part.textContent || part.className);
  });

/** Texts of the elements that clip their content. */
const cutOff = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility() && getComputedStyle(part).overflowX === 'hidden')
      .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
      .map((part) => part.textContent),
  );

/** Into how many pieces line breaks split the longest word of the page's title. */
const piecesOfTitle = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('h1') ?? document, NodeFilter.SHOW_TEXT);
    const word = document.createRange();
    let longest = 0;
    while (texts.nextNode())
      for (const { 0: found, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\w+/g)) {
        if (found.length <= longest) continue;
        longest = found.length;
        word.setStart(texts.currentNode, index);
        word.setEnd(texts.currentNode, index + longest);
      }
    return word.getClientRects().length;
  });

for (const width of [360, 800, 1000, 1280])
  test(`with text of 32 px in a window of ${String(width)} px, navbar and titles hold their text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['docs/how-to-guides/troubleshooting', '']) {
      await open(page, route);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      expect(await misplacedInNavbar(page)).toEqual([]);
      expect(await cutOff(page, '.navbar .navbar__title')).toEqual([]);
      expect(await piecesOfTitle(page)).toBe(1);
    }
  });

for (const width of [360, 1280])
  test(`with text of 32 px in a window of ${String(width)} px, a search hit contains both of its lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'docs/intro');
    const input = await openModal(page);
    await input.fill('bulk');
    // Hits in sections have their second line from the start.
    const hit = modal(page).locator('.DocSearch-Hit:has(.DocSearch-Hit-path)').first();
    await expect(hit).toBeVisible();
    const reaching = await hit.evaluate((one) => {
      const box = one.getBoundingClientRect();
      const lines = [...one.querySelectorAll('.DocSearch-Hit-content-wrapper > *')];
      return lines
        .map((line) => line.getBoundingClientRect())
        .map(({ top, bottom }) => Math.max(box.top - top, bottom - box.bottom));
    });
    expect(reaching).toHaveLength(2);
    expect(Math.max(...reaching)).toBeLessThanOrEqual(0);
  });

test('with text of 32 px the menu of a phone has room for name and switch, and "Back" is as large as an entry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await open(page, 'docs/intro');
  await page.locator('.navbar__toggle').click();
  const head = page.locator('.navbar-sidebar__brand');
  await expect(head.getByRole('button').first()).toBeVisible();
  expect(await cutOff(page, '.navbar-sidebar .navbar__title')).toEqual([]);
  // Measured in one step, because the menu may still be sliding in.
  const room = await head.evaluate((bar) => {
    const [title, button] = ['.navbar__title', 'button'].map((part) => bar.querySelector(part));
    if (!title || !button) return undefined;
    return button.getBoundingClientRect().left - title.getBoundingClientRect().left - title.scrollWidth;
  });
  // `scrollWidth` is rounded to a whole number.
  expect(room).toBeGreaterThan(-1);
  const [back = 0, entry = 1] = await Promise.all(
    ['.navbar-sidebar__back', '.navbar-sidebar .menu__link'].map((part) =>
      page
        .locator(part)
        .last()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    ),
  );
  expect(back).toBeGreaterThanOrEqual(entry);
});

test('with text of 32 px names in the sidebar are not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'docs/api-generated/classes/AgeSchemaClient');
  await page.locator('.menu').getByText('ValidationErrorCollection').waitFor();
  expect(await cutOff(page, '.menu__link > span')).toEqual([]);
});

test('with text of 32 px the table of contents is hidden, because its column would be too narrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const route of ['blog/why-age-schema-client', 'markdown-page', 'docs/intro']) {
    await open(page, route);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  }
});

test('with text of 32 px the announcement fits into its bar', async ({ page }) => {
  await open(page, '');
  const bar = page.locator('.theme-announcement-bar');
  const [height, text] = await Promise.all(
    [bar, bar.locator('> div').nth(1)].map((part) =>
      part.evaluate((box) => box.getBoundingClientRect().height),
    ),
  );
  expect(text).toBeLessThanOrEqual(height ?? 0);
});

/** Elements that reach past the right edge of the window, unless something around them scrolls or clips. */
const pastTheEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isHeld = (element: Element): boolean => {
      for (
        let around = element.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, position } = getComputedStyle(around);
        if (overflowX !== 'visible' || position === 'fixed') return true;
      }
      return getComputedStyle(element).position === 'fixed';
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !isHeld(element))
      .map((element) =>
        `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent}`.slice(0, 80),
      );
  });

for (const route of [
  '',
  'docs/intro',
  'docs/getting-started/basic-usage',
  'docs/api-generated/classes/DatabaseError',
  'glossary',
  'blog',
  'blog/authors',
  'docs/how-to-guides/basic-queries',
  'docs/next/tags',
])
  test(`with text of 32 px nothing of /${route} reaches past the edge of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await open(page, route);
    await page.locator('main').waitFor();
    await page.mouse.wheel(0, 200);
    expect(await pastTheEdge(page)).toEqual([]);
  });

test('with text of 32 px the search of the not-found page fits a small phone', async ({ page, noise }) => {
  noise.expect(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'docs/nowhere');
  await expect(page.getByRole('searchbox', { name: 'Search the docs' })).toBeVisible();
  expect(await pastTheEdge(page)).toEqual([]);
});

test('with text of 32 px the buttons of an answer’s graph stay within the sample on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await open(page, samplePage);
  const playground = page.locator('[data-live-fence]').last();
  await run(playground);
  const last = playground.getByRole('button', { name: 'Show the whole picture' });
  await expect(last).toBeVisible(booted);
  const [tool, frame] = await Promise.all([last.boundingBox(), playground.boundingBox()]);
  expect((tool?.x ?? 0) + (tool?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
});
