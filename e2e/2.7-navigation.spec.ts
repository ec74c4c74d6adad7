import type { Locator } from '@playwright/test';
import { issuesUrl, packageUrl, questionsUrl, repositoryUrl, site } from '../config/site';
import { expect, open, test } from './support/test';

const base = site.baseUrl;

/** The visible links and buttons in a part of the page, in order. */
const stops = (part: Locator): Locator => part.getByRole('link').or(part.getByRole('button'));

test.describe('the navbar', () => {
  test('has exactly the entries of the specification, in order, and those of the narrow layout up to 996 px', async ({
    page,
  }) => {
    await open(page, 'docs/intro');
    await expect(page).toHaveTitle('Introduction | age-schema-client');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const left = navbar.locator('.theme-layout-navbar-left');
    const right = navbar.locator('.theme-layout-navbar-right');
    await expect(left.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      `${base}docs/intro`,
    );
    await expect(left.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', `${base}blog`);
    await expect(left.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', `${base}glossary`);
    await expect(right.locator('.dropdown .navbar__link')).toHaveText('0.3.0');
    const source = right.getByRole('link', { name: /GitHub/ });
    await expect(source).toHaveAttribute('href', repositoryUrl);
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(right.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(right.getByRole('button', { name: /dark and light mode/ })).toBeVisible();
    await expect(stops(left)).toHaveText([site.title, 'Documentation', 'Blog', 'Glossary']);
    await expect(stops(right)).toHaveText(['0.3.0', 'GitHub', /^Search/, '']);

    // Everything changes at the breakpoint of section 9, so that a reader never has two menus, or none.
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const contents = page.locator('.theme-doc-toc-desktop');
    const folded = page.getByRole('button', { name: 'On this page' });
    for (const width of [996, 997, 996]) {
      await page.setViewportSize({ width, height: 800 });
      const isWide = width > 996;
      await expect(stops(left)).toHaveText(
        isWide ? [site.title, 'Documentation', 'Blog', 'Glossary'] : ['', site.title],
      );
      await expect(stops(right)).toHaveText(isWide ? ['0.3.0', 'GitHub', /^Search/, ''] : [/^Search/]);
      await expect(sidebar).toBeVisible({ visible: isWide });
      await expect(contents).toBeVisible({ visible: isWide });
      await expect(folded).toBeVisible({ visible: !isWide });
      if (isWide) await right.getByRole('button', { name: /dark and light mode/ }).click();
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  for (const width of [280, 320, 360, 390]) {
    test(`shows the site's whole name at ${width} px, clear of the search button, and in the menu, too`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, 'docs/intro');
      const title = page.locator('.navbar__inner .navbar__title');
      const search = page.getByRole('button', { name: 'Search' });
      const [name, button] = [await title.boundingBox(), await search.boundingBox()];
      expect((name?.x ?? 0) + (name?.width ?? width)).toBeLessThan((button?.x ?? 0) - 4);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const inMenu = page.locator('.navbar-sidebar__brand .navbar__title');
      await expect(inMenu).toBeVisible();
      for (const shown of [title, inMenu]) {
        const [across, down] = await shown.evaluate((box) => [
          box.scrollWidth - box.clientWidth,
          box.scrollHeight / parseFloat(getComputedStyle(box).lineHeight),
        ]);
        expect(across).toBeLessThanOrEqual(0);
        expect(down).toBeLessThan(width < 300 ? 3.5 : 2.5);
      }
    });
  }

  test('shows the logo of the colour mode, with its size and its link', async ({ page }) => {
    await open(page, 'docs/intro');
    const brand = page.locator('.navbar__brand');
    await expect(brand).toHaveAttribute('href', base);
    await expect(brand).toHaveAttribute('target', '_self');
    const light = brand.locator('img[src$="/logo.svg"]');
    const dark = brand.locator('img[src$="/logo-dark.svg"]');
    await expect(light).toBeVisible();
    await expect(dark).toBeHidden();
    await expect(light).toHaveAttribute('width', '40');
    await expect(light).toHaveAttribute('height', '28');
    await expect(light).toHaveAttribute('alt', '');
    await page.getByRole('button', { name: /dark and light mode/ }).click();
    await expect(dark).toBeVisible();
    await expect(dark).toHaveAttribute('src', `${base}img/logo-dark.svg`);
    await expect(light).toBeHidden();
  });

  test('has items on its left and on its right; an item without a position goes to the right', async ({
    page,
    sites,
  }) => {
    await open(page, `${sites.fixture}viewport`);
    await expect(
      page.locator('.theme-layout-navbar-right').getByRole('link', { name: 'Right' }),
    ).toBeVisible();
    await expect(page.locator('.theme-layout-navbar-left').getByRole('link', { name: 'Left' })).toBeVisible();
    // Validation of the configuration fills in a missing position. These items have not passed it and show the default of
    // the layout itself.
    await expect(page.locator('#navbar-sides')).toHaveText('[["a"],["b","c"]]');
  });

  test('renders each type of item, such as the languages of the site and the versions of the page', async ({
    page,
    sites,
  }) => {
    await open(page, `${sites.fixture}docs/intro`);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar.locator('.made-of-html')).toHaveText('Made of HTML');
    await expect(navbar.getByRole('link', { name: 'One page' })).toHaveAttribute(
      'href',
      '/fixture/docs/intro',
    );
    await expect(navbar.getByRole('link', { name: 'One sidebar' })).toHaveAttribute(
      'href',
      '/fixture/docs/intro',
    );
    const version = navbar.locator('.theme-layout-navbar-left').getByRole('link', { name: '1.0' });
    await expect(version).toHaveAttribute('href', '/fixture/docs/intro');
    await expect(navbar.getByRole('button', { name: 'More' })).toBeVisible();

    await navbar.getByRole('button', { name: 'English' }).click();
    const german = page.getByRole('link', { name: 'Deutsch' });
    await expect(german).toBeVisible();
    await expect(german).toHaveAttribute('lang', 'de');
    await expect(german).toHaveAttribute('href', /\/fixture\/de\/docs\/intro$/);

    await page.locator('.theme-layout-navbar-right').getByRole('button', { name: '1.0' }).click();
    await expect(page.locator('.dropdown__menu:visible').getByRole('link')).toHaveText([
      'Next',
      '1.0',
      'All versions',
    ]);
  });
});

test.describe('the footer', () => {
  const links = [
    ['Getting Started', `${base}docs/intro`],
    ['API Reference', `${base}docs/api-reference`],
    ['Glossary', `${base}glossary`],
    ['Questions and answers', questionsUrl],
    ['Issue tracker', issuesUrl],
    ['Package registry', packageUrl],
  ] as const;

  test('has links in titled columns, the logo of the colour mode and the copyright, in the light style', async ({
    page,
  }) => {
    await open(page, 'glossary');
    await expect(page).toHaveTitle('Glossary | age-schema-client');
    const footer = page.getByRole('contentinfo');
    for (const [label, address] of links)
      await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', address);
    await expect(footer.locator('.footer__title')).toHaveText(['Learn', 'Ask', 'More']);
    await expect(footer).not.toHaveClass(/footer--dark/);
    await expect(footer.locator('.footer__copyright')).toContainText('MIT');
    const light = footer.locator('img[src$="/logo.svg"]');
    const dark = footer.locator('img[src$="/logo-dark.svg"]');
    const toggle = page.getByRole('button', { name: /dark and light mode/ });
    for (const [shown, other, file] of [
      [light, dark, 'logo.svg'],
      [dark, light, 'logo-dark.svg'],
    ] as const) {
      await expect(shown).toBeVisible();
      await expect(other).toBeHidden();
      await expect(shown).toHaveAttribute('src', `${base}img/${file}`);
      await expect(shown).toHaveAttribute('alt', site.title);
      await expect(shown).toHaveAttribute('width', '56');
      await expect(shown).toHaveAttribute('height', '39');
      await toggle.click();
    }
    await expect(footer.locator('a', { has: page.locator('img') })).toHaveAttribute('href', base);
  });

  test('can be configured to be dark and without columns', async ({ page, sites }) => {
    await open(page, sites.fixture);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveClass(/footer--dark/);
    await expect(footer.locator('.footer__col')).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Flat link' })).toHaveAttribute(
      'href',
      '/fixture/viewport',
    );
    await expect(footer.locator('.flat-html')).toBeVisible();
  });
});

test.describe('the layout', () => {
  test('has its parts in order, and a link that lets the keyboard skip to the content', async ({ page }) => {
    await open(page, 'docs/intro');
    const pieces = await page
      .locator('#__docusaurus')
      .locator(
        '[href$="skipToContent_fallback"], .theme-announcement-bar, .navbar, .theme-layout-main, .theme-layout-footer',
      )
      .evaluateAll((all) =>
        all.map((piece) => piece.getAttribute('href') ?? piece.getAttribute('class')?.split(' ')[0]),
      );
    expect(pieces).toEqual([
      '#__docusaurus_skipToContent_fallback',
      'theme-announcement-bar',
      'theme-layout-navbar',
      'theme-layout-main',
      'theme-layout-footer',
    ]);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus'), 'the next stop is in the content').toHaveCount(1);
  });
});

// `checks/page-frame` checks that the title of each built page ends with that of the site. The titles that the
// application sets are tested where the pages are visited: docs and glossary above, the search page in search-page, the
// blog and a page that crashed in 2.9, a page that is not found in 2.1.
test.describe('titles', () => {
  // Every other page has its description from its front matter, its tag or its text.
  for (const [route, title] of [
    ['blog/authors', 'Authors | age-schema-client'],
    ['blog/tags', 'Tags of the blog | age-schema-client'],
    ['docs/next/tags', 'Tags of the docs | age-schema-client'],
  ] as const) {
    test(`${route}, titled "${title}", has a meta description that says what the page lists`, async ({
      page,
    }) => {
      await open(page, route);
      await expect(page).toHaveTitle(title);
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveCount(1);
      await expect(description).toHaveAttribute(
        'content',
        /age-schema-client.*how many (?:posts|pages) each/,
      );
    });
  }

  test('have the delimiter that is configured', async ({ page, sites }) => {
    await open(page, `${sites.fixture}viewport`);
    await expect(page).toHaveTitle('Viewport ~ Fixture');
  });
});

test.describe('edit links', () => {
  for (const [route, file] of [
    ['docs/intro', /\/tree\/main\/versioned_docs\/version-0\.3\.0\/intro\.mdx?$/],
    ['docs/next/intro', /\/tree\/main\/docs\/intro\.mdx?$/],
    ['docs/next/contributing/', /\/tree\/main\/docs\/contributing\/README\.mdx?$/],
    ['blog/why-age-schema-client', /\/tree\/main\/blog\/why-age-schema-client\.mdx?$/],
  ] as const) {
    test(`of ${route} lead to the source on the main branch`, async ({ page }) => {
      await open(page, route);
      const link = page.locator('.theme-edit-this-page').first();
      await expect(link).toHaveAttribute('href', file);
      expect(await link.getAttribute('href')).toContain(repositoryUrl);
    });
  }
});
