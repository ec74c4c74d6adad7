import { answersEvent } from '../src/features/text-first/answers-event';
import { expectSameDocument, markDocument } from './support/mark';
import { findOverflow } from './support/overflow';
import { breakCode, holdCode, watchCode } from './support/requests';
import { modal } from './support/search-engines';
import { expect, hydrated, test, type Page } from './support/test';
import { countWaiting } from './support/waiting';

// The first paint is HTML and CSS; the application starts at the first sign of intent, and until then the page is asleep
// (decisions/0007-text-first.md).

const guide = 'docs/getting-started/basic-usage';
const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: /dark and light mode/ });
const banner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');

/** Opens a page and makes sure that no script of the application has run. */
async function openAsleep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
}

/** Moves the pointer until the page is hydrated: each sign of intent requests code again that could not be fetched. */
const wakeByPointer = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.move(300 + 50 * Math.random(), 300);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 300 });
  }).toPass();

test.describe('until the load event', () => {
  // The page and a logo for each mode; the blog also shows its author.
  for (const [route, most] of [
    [`${guide}/`, 3],
    ['docs/api-generated/classes/QueryBuilder/', 3],
    ['', 3],
    ['glossary/', 3],
    ['blog/', 4],
  ] as const) {
    test(`/${route} requests ${most} files at most, and no script or style sheet`, async ({ page }) => {
      const types: string[] = [];
      let isLoaded = false;
      page.on('request', (request) => !isLoaded && types.push(request.resourceType()));
      page.on('load', () => (isLoaded = true));
      await page.goto(route);
      expect(new Set(types)).toEqual(new Set(['document', 'image']));
      expect(types.length).toBeLessThanOrEqual(most);
    });
  }
});

test.describe('the scripts', () => {
  test('are fetched when the browser is idle, but not run', async ({ page }) => {
    await openAsleep(page, guide);
    await expect(page.locator('head link[rel="prefetch"][as="script"]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.locator('script[src]')).toHaveCount(0);
  });

  test('are not fetched before the page is painted, even when the browser is idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (act) => setTimeout(act);
      const paint = window.requestAnimationFrame.bind(window);
      const waiting: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (act) => waiting.push(act);
      window.addEventListener('paint-at-last', () => waiting.forEach((act) => paint(act)));
    });
    await openAsleep(page, guide);
    const prefetched = page.locator('head link[rel="prefetch"]');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(prefetched).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('paint-at-last')));
    await expect(prefetched.first()).toBeAttached();
  });

  test('run after 5 to 7 seconds without any sign of intent', async ({ page }) => {
    await page.clock.install();
    await openAsleep(page, guide);
    await page.clock.fastForward(5000);
    await expect(page.locator('script[src]')).toHaveCount(0);
    await page.clock.fastForward(2000);
    await expect(page.locator('script[src]').first()).toBeAttached();
    await page.clock.resume();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  });

  for (const [sign, act] of [
    ['pointer', (page: Page) => page.mouse.move(300, 300)],
    ['key', (page: Page) => page.keyboard.press('Shift')],
    ['focus', (page: Page) => page.keyboard.press('Tab')],
    ['scroll', (page: Page) => page.mouse.wheel(0, 40)],
    ['touch', (page: Page) => page.locator('main').dispatchEvent('touchstart')],
    ['click alone', (page: Page) => page.locator('main').dispatchEvent('click')],
  ] as const) {
    test(`run at the first sign of intent: ${sign}`, async ({ page }) => {
      await openAsleep(page, guide);
      await act(page);
      // An untouched page would run them too, only later.
      await expect(page.locator('script[src]').first()).toBeAttached({ timeout: 3000 });
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    });
  }

  for (const address of [`${guide}/index.html`, 'search?q=edge', `${guide}?a=1`]) {
    test(`run at once at ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 4000 });
    });
  }

  test('run at once on the not-found page', async ({ page, noise }) => {
    noise.expect(/status of 404/);
    await page.goto('docs/getting-started/instalation');
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 4000 });
  });

  test('are not prefetched with data saver, and run at a sign of intent', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
    });
    const asked = watchCode(page);
    await openAsleep(page, guide);
    await page.waitForTimeout(800);
    await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
    expect(asked).toEqual([]);
    await hydrated(page);
  });
});

test.describe('the styles', () => {
  const lookOf = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((element) => {
        // The browser may not have laid out invisible elements: their boxes are not comparable.
        if (!element.checkVisibility()) return element.className;
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, fontSize, fontWeight, backgroundColor, display } = getComputedStyle(element);
        return [
          element.className,
          x,
          y,
          width,
          height,
          color,
          fontSize,
          fontWeight,
          backgroundColor,
          display,
        ].join();
      }),
    );

  for (const route of [
    guide,
    '',
    'glossary',
    'blog',
    'docs/api-generated/classes/QueryBuilder',
    'docs/next/intro',
  ]) {
    test(`inlined in /${route} give every element the look that the style sheets give it`, async ({
      page,
    }) => {
      await openAsleep(page, route);
      await expect.poll(() => countWaiting(page)).toBe(0);
      const before = await lookOf(page);
      const sheets = await page.evaluate(async () => {
        const names =
          document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles?.split(' ') ?? [];
        await Promise.all(
          names.map((href) => {
            const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            document.head.append(sheet);
            return new Promise((resolve) => sheet.addEventListener('load', resolve));
          }),
        );
        return names.length;
      });
      expect(sheets).toBeGreaterThan(0);
      expect(await lookOf(page)).toEqual(before);
    });
  }

  test('of the whole site are loaded with the scripts', async ({ page }) => {
    await openAsleep(page, guide);
    const sheets = page.locator('head link[rel="stylesheet"]');
    await expect(sheets).toHaveCount(0);
    await hydrated(page);
    await expect(sheets.first()).toBeAttached();
  });
});

test.describe('before the application answers, nothing is lost:', () => {
  test('a click on the colour toggle', async ({ page }) => {
    const code = await holdCode(page);
    await openAsleep(page, guide);
    await toggle(page).click();
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    code.release();
    await expect(html(page), 'two clicks before the application has loaded count as one').toHaveAttribute(
      'data-theme',
      'dark',
    );
  });

  test('Ctrl+K and the letters after it', async ({ page }) => {
    const code = await holdCode(page);
    await openAsleep(page, guide);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('edge');
    code.release();
    await expect(modal(page).getByRole('combobox')).toHaveValue('edge');
  });

  test('Ctrl+K and a text pasted after it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = await holdCode(page);
    await openAsleep(page, guide);
    await page.evaluate(() => navigator.clipboard.writeText('graph "shop"\ndoes not exist'));
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+v');
    code.release();
    await expect(modal(page).getByRole('combobox')).toHaveValue('graph "shop" does not exist');
  });

  test('a slash, a query with corrections, and Enter, which does not open the focused link', async ({
    page,
  }) => {
    const code = await holdCode(page);
    await openAsleep(page, 'glossary');
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.keyboard.press('/');
    await page.keyboard.type('basix');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('c queries');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/glossary/);
    code.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/basic queries/i);
  });

  test('Enter on the skip link', async ({ page }) => {
    const code = await holdCode(page);
    await openAsleep(page, guide);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    code.release();
    await expect(skip).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toBeFocused();
  });

  test('letters typed into a filter before hydration, after it, and after the application answers', async ({
    page,
  }) => {
    const code = await holdCode(page);
    // The time between hydration and the answers event is too short for a test to type in: the event is held back.
    await page.addInitScript((answers) => {
      window.addEventListener(answers, (event) => event.stopImmediatePropagation(), { once: true });
    }, answersEvent);
    await openAsleep(page, 'glossary');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.focus();
    await page.keyboard.type('ver');
    code.release();
    await hydrated(page);
    await page.keyboard.type('tex');
    await page.evaluate((answers) => window.dispatchEvent(new Event(answers)), answersEvent);
    await page.keyboard.type(' l');
    await expect(box).toHaveValue('vertex l');
    await expect(page).toHaveURL(/q=vertex\+l/);
    await expect(page.locator('[data-filter-item][hidden]').first()).toBeAttached();
  });

  test('a click on the label of a filter, letters and Enter, and a click on a group', async ({ page }) => {
    const code = await holdCode(page);
    await openAsleep(page, 'glossary');
    const filter = page.getByRole('main').getByRole('search');
    await filter.getByText('Filter the terms').click();
    await page.keyboard.type('vertex');
    await page.keyboard.press('Enter');
    await filter.getByText('Cypher').click();
    code.release();
    await expect(page).toHaveURL(/\/glossary\/\?q=vertex&group=cypher$/);
    await expect(filter.getByRole('searchbox')).toHaveValue('vertex');
    await expect(filter.getByRole('radio', { name: 'Cypher' })).toBeChecked();
  });

  test('a click on the search button and the letters after it', async ({ page }) => {
    const code = await holdCode(page);
    await openAsleep(page, 'glossary');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('edge');
    code.release();
    await expect(modal(page).getByRole('combobox')).toHaveValue('edge');
  });

  test('a click on the menu button', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const code = await holdCode(page);
    await openAsleep(page, guide);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    code.release();
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
  });

  test('a click on a tab', async ({ page }) => {
    const code = await holdCode(page);
    await openAsleep(page, 'docs/getting-started/installation');
    const tab = page.getByRole('tab', { name: 'pnpm' }).first();
    await tab.click();
    code.release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('a click on a tab whose mouse button is released after hydration', async ({ page }) => {
    await openAsleep(page, 'docs/getting-started/installation');
    const tab = page.getByRole('tab', { name: 'pnpm' }).first();
    await tab.hover();
    await page.mouse.down();
    await hydrated(page);
    await page.mouse.up();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  for (const key of ['Space', 'Enter']) {
    test(`an arrow key and ${key}, which select a tab that keeps the focus`, async ({ page }) => {
      const code = await holdCode(page);
      await openAsleep(page, 'docs/getting-started/installation');
      const tabs = page.getByRole('tab');
      await tabs.first().focus();
      await tabs.first().press('ArrowRight');
      await tabs.first().press(key);
      code.release();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(tabs.nth(1)).toBeFocused();
      const place = await page.evaluate(() => scrollY);
      await page.keyboard.press('Home');
      await expect(tabs.first()).toBeFocused();
      await page.keyboard.press(key);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => scrollY)).toBe(place);
    });
  }

  test('a click on a category of the sidebar', async ({ page }) => {
    const code = await holdCode(page);
    await openAsleep(page, 'docs/intro');
    await markDocument(page);
    const category = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { name: 'Architecture', exact: true });
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    code.release();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expectSameDocument(page, true);
  });

  test('a click, which dims its control until it is answered', async ({ page }) => {
    const code = await holdCode(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await openAsleep(page, 'docs/how-to-guides/basic-queries');
    for (const name of ['Run', 'On this page', 'Toggle navigation bar']) {
      const control = page.getByRole('button', { name, exact: true }).first();
      await expect(control).toHaveCSS('filter', 'none');
      await control.click();
      await expect(control).toHaveCSS('filter', 'opacity(0.5)');
    }
    code.release();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'On this page' })).toHaveCSS('filter', 'none');
  });

  test('a click on a sidebar category whose mouse button is released after hydration rendered it anew', async ({
    page,
  }) => {
    const code = await holdCode(page);
    await openAsleep(page, 'docs/intro');
    const category = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { name: 'Architecture', exact: true });
    await category.hover();
    await page.mouse.down();
    code.release();
    await hydrated(page);
    await expect(category).toHaveAttribute('href', '#');
    await page.mouse.up();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
  });

  test('the open state of details that the browser opened for a text fragment', async ({ page }) => {
    await openAsleep(page, `${guide}#:~:text=PREPARE%20store_parts`);
    const folded = page.getByRole('main').locator('details', { hasText: 'PREPARE store_parts' });
    await expect(folded.getByText('PREPARE store_parts')).toBeInViewport();
    await hydrated(page);
    await expect(folded.getByText('PREPARE store_parts')).toBeInViewport();
    await folded.locator('summary').click();
    await expect(folded.getByText('PREPARE store_parts')).toBeHidden();
  });

  test('a mouse pointer that rests on a glossary term', async ({ page }) => {
    const code = await holdCode(page);
    await openAsleep(page, guide);
    await page.locator('article').getByRole('link', { name: 'graph', exact: true }).first().hover();
    await page.waitForTimeout(300);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    code.release();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });

  test('a mouse pointer that rests on the search button, for which the modal is fetched', async ({
    page,
  }) => {
    const code = await holdCode(page);
    await openAsleep(page, guide);
    await page.getByRole('button', { name: 'Search' }).hover();
    const modalCode = page.waitForRequest('**/search-dialog.*.js');
    code.release();
    await modalCode;
  });

  test('the focus on a sample, in which Enter then focuses the first name', async ({ page }) => {
    const code = await holdCode(page);
    await openAsleep(page, 'markdown-page');
    const sample = page.locator('pre[tabindex="0"]').first();
    await sample.focus();
    code.release();
    await hydrated(page);
    await expect(sample.locator('[data-note]').first()).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(sample.locator('[data-note]').first()).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

    test('a tap on a name in a sample', async ({ page }) => {
      const code = await holdCode(page);
      await openAsleep(page, 'markdown-page');
      await page.locator('pre[tabindex="0"]').getByText('PgConnectionManager').first().tap();
      code.release();
      await expect(page.getByRole('link', { name: 'PgConnectionManager reference' })).toBeVisible();
    });
  });

  test('a click on a link, which the browser follows', async ({ page }) => {
    await holdCode(page);
    await openAsleep(page, 'docs/intro');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  });

  test('the colour mode chosen in another tab', async ({ page, context }) => {
    await openAsleep(page, guide);
    const other = await context.newPage();
    await openAsleep(other, 'glossary');
    await toggle(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
    await expect(html(page), 'the application has not loaded yet').toHaveAttribute(
      'data-has-hydrated',
      'false',
    );
  });
});

test.describe('when code or styles cannot be fetched', () => {
  test('a held click goes to the browser, which follows the link', async ({ page, noise }) => {
    noise.expect(/net::ERR_FAILED/);
    await breakCode(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAsleep(page, 'docs/intro');
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { name: 'Architecture', exact: true })
      .click();
    await expect(page).toHaveURL(/docs\/architecture\/overview\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [name, width] of [
    ['Run', 1280],
    ['Toggle navigation bar', 360],
  ] as const) {
    test(`a click on "${name}" shows a message, which Escape closes`, async ({ page, noise }) => {
      noise.expect(/net::ERR_FAILED/);
      await breakCode(page);
      await page.setViewportSize({ width, height: 800 });
      await openAsleep(page, 'docs/how-to-guides/basic-queries');
      await page.getByRole('button', { name, exact: true }).first().click();
      const words = page.getByRole('alert');
      await expect(words).toHaveText(/^This could not be loaded\..+ reload the page\.$/);
      await expect(words).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(words).toHaveCount(0);
    });
  }

  test('a sign of intent requests the style sheet again, also when the scripts could be fetched', async ({
    page,
    noise,
  }) => {
    noise.expect(/net::ERR_FAILED/);
    const sheet = /\.css$/;
    await page.route(sheet, (route) => route.abort());
    await openAsleep(page, guide);
    await hydrated(page);
    await page.unroute(sheet);
    const comes = page.waitForResponse(sheet);
    let signs = 0;
    await expect(async () => {
      await page.mouse.move(300 + signs++, 300);
      expect(
        await Promise.race([comes.then((response) => response.ok()), page.waitForTimeout(300)]),
      ).toBeTruthy();
    }).toPass();
  });

  test('a sign of intent requests the scripts again, and the page hydrates once they can be fetched', async ({
    page,
    noise,
  }) => {
    noise.expect(/net::ERR_FAILED/);
    const code = await breakCode(page);
    await openAsleep(page, guide);
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(300, 300);
    await failed;
    code.release();
    await wakeByPointer(page);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('the banner of a wrong base path', () => {
  test('is shown when the style sheets cannot be fetched', async ({ page, noise }) => {
    noise.expect(/net::ERR_FAILED/);
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto('');
    await expect(banner(page)).toBeVisible();
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`is shown in ${mode} mode while the scripts cannot be fetched, and hidden once they can`, async ({
      page,
      noise,
    }) => {
      noise.expect(/net::ERR_FAILED/);
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      const code = await breakCode(page);
      await page.goto('');
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      const styles = page.waitForResponse(/\.css$/);
      await page.mouse.move(300, 300);
      await styles;
      await expect(banner(page)).toBeVisible();
      for (const part of await banner(page).locator('p, p > a').all()) {
        await expect(part).toHaveCSS('color', 'rgb(0, 0, 0)');
      }
      code.release();
      await wakeByPointer(page);
      await expect(banner(page)).toBeHidden();
    });
  }

  test('is absent before and after hydration when nothing fails', async ({ page }) => {
    await openAsleep(page, '');
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows its heading and samples, and its link to the next page works', async ({ page }) => {
    await page.goto(guide);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('pre').first()).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/first-graph\/?$/);
  });

  for (const route of [guide, '', 'docs/getting-started/first-graph', 'glossary']) {
    test(`${route || 'home'} shows no button, because none would work`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('button').first()).toBeAttached();
      await expect(page.locator('button:visible')).toHaveCount(0);
      await expect(page.getByText('once you press Run').filter({ visible: true })).toHaveCount(0);
    });
  }

  test('the search page shows a note instead of its field', async ({ page }) => {
    await page.goto('search');
    const note = page.locator('noscript p');
    await expect(note).toHaveText('Search runs in your browser, and needs JavaScript for that.');
    await expect(note).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });

  test('a click on a category of the sidebar opens its page', async ({ page }) => {
    await page.goto('docs/intro');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Patterns', exact: true }).click();
    await expect(page).toHaveURL(/docs\/patterns\/?$/);
    await sidebar.getByRole('button', { name: 'Architecture', exact: true }).click();
    await expect(page).toHaveURL(/docs\/architecture\/overview\/?$/);
  });

  test('on a phone the sidebar is below the content', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('docs/api-generated/classes/QueryBuilder');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const [text, links] = await Promise.all([page.locator('main').boundingBox(), sidebar.boundingBox()]);
    expect(links?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    expect(links?.width).toBeGreaterThan(300);
    expect(await findOverflow(page)).toEqual([]);
    await sidebar.getByRole('link', { name: 'Patterns', exact: true }).click();
    await expect(page).toHaveURL(/docs\/patterns\/?$/);
  });
});

test('the colour toggle is enabled from the first paint', async ({ request }) => {
  const text = await (await request.get('docs/intro/')).text();
  const button = /<button[^>]*dark and light mode[^>]*>/.exec(text)?.[0] ?? '';
  expect(button).not.toBe('');
  expect(button).not.toContain('disabled');
});
