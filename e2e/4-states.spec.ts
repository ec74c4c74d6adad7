import { announcement } from '../config/announcement';
import { repositoryUrl } from '../config/site';
import { markDocument, expectSameDocument } from './support/mark';
import { stored } from './support/stored';
import { expect, hydrated, open, test, type Page } from './support/test';
import { goWayBack, watchWayBack } from './support/way-back';

// Loading, failing and crashing pages are proven in 2.9, search in search, the colour mode in 4-colour-mode.

test.describe('the preferred version', () => {
  const key = 'docs-preferred-version-default';
  const label = (page: Page) => page.locator('.navbar .dropdown .navbar__link');

  test('is stored when the reader chooses a version, and kept outside of the docs', async ({ page }) => {
    await open(page, 'docs/intro');
    await label(page).hover();
    await page.locator('.navbar .dropdown__menu').getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/docs\/next\/intro$/);
    expect(await stored(page, key)).toBe('current');
    await open(page, 'glossary');
    await expect(label(page)).toHaveText('Next');
    await expect(page.locator('.navbar').getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      /docs\/next\/intro$/,
    );
  });

  test('is shown, or cleared when no such version exists, on a page without any input', async ({ page }) => {
    await page.goto('glossary');
    for (const [name, shown, kept] of [
      ['current', 'Next', 'current'],
      ['0.0.1-gone', '0.3.0', null],
    ] as const) {
      await page.evaluate(([key, name]) => localStorage.setItem(key, name), [key, name] as const);
      await page.goto('blog');
      // Without input a page is hydrated after six seconds: the version must be shown before.
      await expect.poll(() => stored(page, key), { timeout: 4000 }).toBe(kept);
      await expect(label(page)).toHaveText(shown, { timeout: 4000 });
    }
  });
});

test.describe('the version dropdown', () => {
  const choose = async (page: Page, version: string): Promise<void> => {
    await page.locator('.navbar .dropdown .navbar__link').hover();
    await page.locator('.navbar .dropdown__menu').getByRole('link', { name: version, exact: true }).click();
  };

  test('goes to the same page of the other version', async ({ page }) => {
    await open(page, 'docs/getting-started/installation');
    await choose(page, 'Next');
    await expect(page).toHaveURL(/\/docs\/next\/getting-started\/installation$/);
    await choose(page, '0.3.0');
    await expect(page).toHaveURL(/\/docs\/getting-started\/installation$/);
  });

  test('goes to the main doc when the other version lacks the page, which its entry says', async ({
    page,
  }) => {
    await open(page, 'docs/next/contributing/style-guide');
    await choose(page, '0.3.0 (without this page)');
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });

  const button = (page: Page) => page.locator('.navbar .dropdown').getByRole('button');
  const entries = (page: Page) => page.locator('.navbar .dropdown__menu');

  test('opens and closes on Enter and Space, and stays on the page', async ({ page }) => {
    await open(page, 'docs/next/intro');
    await button(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(entries(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entries(page).getByRole('link', { name: 'Next' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press(key);
      await expect(entries(page)).toBeHidden();
      await expect(page).toHaveURL(/\/docs\/next\/intro\/$/);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  test('closes on Escape, with the focus on its button', async ({ page }) => {
    await open(page, 'docs/next/intro');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(entries(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entries(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entries(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entries(page).getByRole('link', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entries(page)).toBeHidden();
    await expect(button(page), 'the entry that had the focus is gone').toBeFocused();
  });

  test('opens on hover, stays open after a click, and closes on the next click', async ({ page }) => {
    await open(page, 'glossary');
    await button(page).hover();
    await expect(entries(page)).toBeVisible();
    await button(page).click();
    await expect(page.locator('.navbar .dropdown--hoverable')).toHaveClass(/dropdown--show/);
    await page.mouse.move(640, 600);
    await expect(entries(page)).toBeVisible();
    await button(page).click();
    await expect(entries(page)).toBeHidden();
    await expect(page).toHaveURL(/\/glossary\/$/);
    await page.mouse.move(640, 600);
    await button(page).hover();
    await expect(entries(page)).toBeVisible();
  });

  test('stays open through hydration after it was opened by hover', async ({ page }) => {
    await page.goto('docs/intro');
    await button(page).hover();
    await expect(entries(page)).toBeVisible();
    await hydrated(page);
    // Longer than its opacity takes to fade.
    await page.waitForTimeout(400);
    await expect(entries(page)).toHaveCSS('opacity', '1');
    await expect(entries(page)).toBeVisible();
  });

  test('closes when the reader chooses the version of the page', async ({ page }) => {
    await open(page, 'docs/intro');
    await choose(page, '0.3.0');
    await expect(entries(page)).toBeHidden();
  });

  test.describe('on a wide touch screen', () => {
    test.use({ hasTouch: true });

    test('opens and closes on a tap, on a page outside of the docs', async ({ page }) => {
      await open(page, 'glossary');
      await button(page).tap();
      await expect(entries(page)).toBeVisible();
      await button(page).tap();
      await expect(entries(page)).toBeHidden();
      await button(page).tap();
      await entries(page).getByRole('link', { name: 'Next' }).tap();
      await expect(page).toHaveURL(/\/docs\/next\/intro$/);
      await expect(entries(page)).toBeHidden();
    });

    test('opens on a tap before hydration', async ({ page }) => {
      await page.goto('glossary');
      await button(page).tap();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(entries(page)).toBeVisible();
      await expect(page).toHaveURL(/\/glossary\/$/);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('lists the versions, and says which lack the page', async ({ page }) => {
      for (const [where, names] of [
        ['docs/intro', ['Next', '0.3.0']],
        ['docs/next/tags', ['Next', '0.3.0 (without this page)']],
        ['docs/api-generated/classes/AgeSchemaClient', ['Next (without this page)', '0.3.0']],
        ['glossary', ['Next', '0.3.0']],
      ] as const) {
        await page.goto(where);
        await expect(page.locator('.navbar .dropdown__link'), where).toHaveText(names);
      }
    });

    test('opens on hover, and its button links to the version of the page', async ({ page }) => {
      await page.goto('docs/next/intro');
      await button(page).hover();
      await expect(entries(page)).toBeVisible();
      await expect(button(page)).toHaveAttribute('href', /\/docs\/next\/intro$/);
    });
  });
});

test.describe('the docs sidebar', () => {
  test('moves the focus to the button that expands or collapses it again', async ({ page }) => {
    await open(page, 'docs/intro');
    const collapse = page.getByRole('button', { name: 'Collapse sidebar', exact: true });
    const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true });
    await collapse.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(expand).toBeFocused();
      await page.keyboard.press('Shift');
      await expect(expand, 'another key leaves the focus there').toBeFocused();
      await page.keyboard.press(key);
      await expect(collapse).toBeFocused();
    }
  });

  test('toggles a group on Space as on Enter, without scrolling the page', async ({ page }) => {
    await open(page, 'docs/intro');
    const group = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[role="button"]').first();
    const before = await group.getAttribute('aria-expanded');
    await group.press('Space');
    await expect(group).not.toHaveAttribute('aria-expanded', before ?? '');
    await group.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', before ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('the announcement bar', () => {
  const bar = (page: Page) => page.locator('.theme-announcement-bar');

  test('moves the focus to the navbar when a key closes it, and stays closed on the next page', async ({
    page,
  }) => {
    await open(page, 'docs/intro');
    await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator('.navbar__brand')).toBeFocused();
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
    await open(page, 'glossary');
    await expect(bar(page)).toHaveCount(0);
  });

  test('comes back when the announcement has a new id', async ({ page }) => {
    await page.goto('glossary');
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, 'glossary');
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, 'docusaurus.announcement.id')).toBe(announcement.id);
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const openMenu = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
  };
  const overflow = (page: Page): Promise<string> => page.evaluate(() => document.body.style.overflow);

  test('has all entries in order, switches the mode, locks scrolling and opens its dropdown on Space', async ({
    page,
  }) => {
    await open(page, 'glossary');
    await openMenu(page);
    const entries = menu(page).locator('.navbar-sidebar__items').getByRole('listitem');
    await expect(entries).toHaveText(['Documentation', 'Blog', 'Glossary', /^Versions/, 'GitHub']);
    const source = entries.getByRole('link', { name: 'GitHub' });
    await expect(source).toHaveAttribute('href', repositoryUrl);
    await expect(source).toHaveAttribute('target', '_blank');
    await menu(page)
      .getByRole('button', { name: /dark and light mode/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
    expect(await overflow(page)).toBe('hidden');
    await menu(page).getByRole('button', { name: 'Versions' }).press('Space');
    await expect(menu(page).getByRole('link', { name: 'Next', exact: true })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    expect(await overflow(page)).not.toBe('hidden');
  });

  for (const moment of ['before', 'after'] as const)
    test(`opens ${moment} hydration with the entry of the page in view`, async ({ page }) => {
      const place = 'docs/api-generated/interfaces/SchemaDefinition';
      if (moment === 'after') await open(page, place);
      else await page.goto(place);
      await openMenu(page);
      await expect(menu(page).getByRole('link', { name: 'SchemaDefinition', exact: true })).toBeInViewport();
    });

  test('is fetched on a tap after its code failed to load before', async ({ page, noise }) => {
    noise.expect(/net::ERR_FAILED/);
    let isOffline = true;
    await page.route(/\/menu\.[^/]*\.js$/, (route) => (isOffline ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/menu.'));
    await open(page, 'glossary');
    await failed;
    isOffline = false;
    await openMenu(page);
    await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
  });

  test('stays closed and shows an alert when its code fails to load on a tap, too', async ({
    page,
    noise,
  }) => {
    noise.expect(/net::ERR_FAILED/);
    let isOffline = true;
    await page.route(/\/menu\.[^/]*\.js$/, (route) => (isOffline ? route.abort() : route.continue()));
    await open(page, 'glossary');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
    for (let tap = 0; tap < 2; tap++) {
      await toggle.click();
      await expect(alert).toBeVisible();
      await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    }
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    isOffline = false;
    await openMenu(page);
    await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('shows the docs sidebar as its second panel, with a button back to the main menu', async ({
    page,
  }) => {
    await open(page, 'docs/intro');
    await openMenu(page);
    await expect(menu(page).locator('.navbar-sidebar__items--show-secondary')).toHaveCount(1);
    await expect(menu(page).getByRole('link', { name: 'Introduction' })).toBeVisible();
    await menu(page)
      .getByRole('button', { name: /Back to main menu/ })
      .click();
    await expect(menu(page).locator('.navbar-sidebar__items--show-secondary')).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Documentation' })).toBeFocused();
  });

  test('closes on navigation', async ({ page }) => {
    await open(page, 'glossary');
    await markDocument(page);
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    expect(await overflow(page)).not.toBe('hidden');
    await expectSameDocument(page, true);
  });

  for (const [version, url] of [
    ['Next', /\/docs\/next\/intro$/],
    ['0.3.0', /\/docs\/intro$/],
  ] as const) {
    test(`closes when ${version} is chosen on a page of 0.3.0`, async ({ page }) => {
      await open(page, 'docs/intro');
      await openMenu(page);
      await menu(page)
        .getByRole('button', { name: /Back to main menu/ })
        .click();
      await menu(page).getByRole('button', { name: 'Expand the dropdown' }).click();
      await menu(page).getByRole('link', { name: version, exact: true }).click();
      await expect(page).toHaveURL(url);
      await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
      expect(await overflow(page)).not.toBe('hidden');
    });
  }

  test('takes the focus, keeps it, and gives it back on Escape', async ({ page }) => {
    await open(page, 'glossary');
    // The theme itself makes the hidden panel of the menu inert.
    const unreachable = page.locator('[inert]:not(.navbar-sidebar__item)');
    await expect(unreachable).toHaveCount(0);
    await openMenu(page);
    await expect(unreachable, 'the page behind the menu is inert').not.toHaveCount(0);
    const close = menu(page).getByRole('button', { name: 'Close navigation bar' });
    await expect(close).toBeFocused();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () => document.hasFocus() && !document.activeElement?.closest('.navbar-sidebar, body:focus'),
      );
      expect(isBehind, `stop ${stop}`).toBe(false);
    }
    await close.focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
    await expect(unreachable, 'the page can be reached again').toHaveCount(0);
  });

  test('lets Escape close the search modal above it, and closes with it on the back button, without leaving the page', async ({
    page,
  }) => {
    await open(page, 'blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL(/\/glossary$/);
    await openMenu(page);
    const search = page.locator('.DocSearch-Modal');
    await page.keyboard.press('Control+k');
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);

    await page.keyboard.press('Control+k');
    await expect(search).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(search).toHaveCount(0);
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page).toHaveURL(/\/glossary$/);
  });

  test('closes on the back button, without leaving the page', async ({ page }) => {
    await open(page, 'blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL(/\/glossary$/);
    await openMenu(page);
    await page.evaluate(() => history.back());
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  });

  test("closes on Android's back gesture, on the first page of a visit", async ({ page }) => {
    await watchWayBack(page);
    await open(page, 'glossary');
    await openMenu(page);
    await goWayBack(page);
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(page).toHaveURL(/\/glossary\/?$/);
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  });

  test('closes when the layout becomes that of a desktop', async ({ page }) => {
    await open(page, 'glossary');
    await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    expect(await overflow(page)).not.toBe('hidden');
  });
});

test.describe('the viewport class', () => {
  for (const [width, name] of [
    [360, 'mobile'],
    [996, 'mobile'],
    [997, 'desktop'],
    [1280, 'desktop'],
  ] as const) {
    test(`is ${name} at ${width} px`, async ({ page, sites }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${sites.fixture}viewport`);
      await expect(page.locator('#viewport-class')).toHaveText(name);
    });
  }

  test('is ssr before hydration', async ({ request, sites }) => {
    expect(await (await request.get(`${sites.fixture}viewport/`)).text()).toMatch(
      /id="?viewport-class"?>ssr</,
    );
  });
});

test.describe('the navbar', () => {
  const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('hides on scrolling down and shows on scrolling up', async ({ page }) => {
    await open(page, 'docs/next/contributing/style-guide');
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 300);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(navbar(page)).toBeInViewport();
  });

  test('hides on jumping to an anchor of the page', async ({ page }) => {
    await open(page, 'docs/next/contributing/style-guide');
    await page.locator('.table-of-contents a').nth(3).click();
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('stays visible when it is not configured to hide', async ({ page, sites }) => {
    await open(page, sites.fixture);
    await page.evaluate(() => (document.body.style.minHeight = '4000px'));
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    await expect(navbar(page)).toBeInViewport();
  });
});

test.describe('a dropdown', () => {
  const menu = (page: Page) => page.locator('.dropdown__menu', { hasText: 'Loading' });
  const button = (page: Page) => page.getByRole('button', { name: 'More' });

  test('opens on click and on hover', async ({ page, sites }) => {
    await open(page, sites.fixture);
    await expect(menu(page)).toBeHidden();
    await button(page).hover();
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(640, 600);
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page, 'the click leads nowhere').toHaveURL(sites.fixture);
  });

  for (const [way, leave] of [
    ['mousedown', (page: Page) => page.mouse.click(640, 600)],
    ['focus', (page: Page) => page.getByRole('link', { name: 'One page' }).focus()],
    ['touch', (page: Page) => page.locator('main').dispatchEvent('touchstart')],
  ] as const) {
    test(`opens on Enter and closes on ${way} outside`, async ({ page, sites }) => {
      await open(page, sites.fixture);
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(page)).toBeVisible();
      await leave(page);
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(menu(page)).toBeHidden();
    });
  }

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('opens on a tap', async ({ page, sites }) => {
      await open(page, sites.fixture);
      await button(page).tap();
      await expect(menu(page)).toBeVisible();
    });
  });
});
