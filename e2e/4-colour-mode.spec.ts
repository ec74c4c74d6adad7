import { stored } from './support/stored';
import { expect, open, test, type Page } from './support/test';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: /dark and light mode/ });

test.describe('the colour mode', () => {
  test('is light by default and does not follow the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'docs/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, 'theme')).toBeNull();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('is switched by the reader and stored under the plain key theme', async ({ page }) => {
    await open(page, 'docs/intro');
    const ground = () => html(page).evaluate((root) => getComputedStyle(root).backgroundColor);
    const light = await ground();
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect.poll(ground, 'each mode has its own colours').not.toBe(light);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('theme'))),
    ).toEqual(['theme']);
    expect(await stored(page, 'theme')).toBe('dark');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, 'theme')).toBe('light');
  });

  test('is restored from storage before any script file loads', async ({ page, noise }) => {
    noise.expect(/net::ERR_FAILED/);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route(/\.js$/, (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    await page.goto('blog');
    await page.mouse.wheel(0, 10);
    await failure;
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('follows other tabs', async ({ page, context }) => {
    await open(page, 'docs/intro');
    const other = await context.newPage();
    await open(other, 'glossary');
    await toggle(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('falls back to the default when the stored value is corrupted', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '{"broken'));
    await open(page, 'docs/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
  });

  for (const [motion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`${moves ? 'fades in' : 'comes at once'} when the reader's setting for motion is "${motion}"`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await open(page, 'docs/intro');
      await page.evaluate(() => {
        document.addEventListener('transitionrun', () => (document.title = 'It moves'));
      });
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      const hasMoved = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return document.title === 'It moves';
      });
      expect(hasMoved).toBe(moves);
    });
  }
});

test.describe('with the switch disabled', () => {
  test('there is no toggle, and a stored value is removed', async ({ page, sites }) => {
    await page.goto(sites.fixture);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await open(page, `${sites.fixture}viewport`);
    await expect(toggle(page)).toHaveCount(0);
    await expect.poll(() => stored(page, 'theme')).toBeNull();
  });

  test('the system decides when it is configured to', async ({ page, sites }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, sites.fixture);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('with storage denied', () => {
  test('the site works, warns and keeps nothing', async ({ page, noise }) => {
    noise.expect(/console warning: Docusaurus browser storage is not available\./);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, 'docs/intro');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await open(page, 'docs/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  });
});
