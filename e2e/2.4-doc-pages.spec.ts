import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { site } from '../config/site';
import { expect, hydrated, open, test } from './support/test';

// `checks/headings` checks on every built page that the table of contents lists headings of levels 2 and 3.

const { docsInBothVersions, docsOnlyInNext } = JSON.parse(
  readFileSync('checks/expected/routes.json', 'utf8'),
) as Record<'docsInBothVersions' | 'docsOnlyInNext', readonly string[]>;

const isPage = (route: string): boolean => !route.startsWith('tags') && !route.startsWith('api-generated');

const versions = [
  ['docs/', docsInBothVersions.filter(isPage)],
  ['docs/next/', [...docsInBothVersions, ...docsOnlyInNext].filter(isPage)],
] as const;

for (const [base, pages] of versions) {
  test(`the sidebar of ${base} holds every page of its version`, async ({ page }) => {
    // With reduced motion, groups open at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${base}intro`);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    // Entries of a closed group are not in the page, so outer groups are opened before inner ones.
    const closed = sidebar
      .locator('.menu__list-item--collapsed > .menu__list-item-collapsible')
      .locator(':scope > button, :scope > a[role="button"]');
    while ((await closed.count()) > 0) await closed.first().click();
    const links = await sidebar
      .locator('a.menu__link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const route of pages) {
      expect(links).toContain(`${site.baseUrl}${base}${route}`);
    }
  });
}

function askGit(...words: readonly string[]): string {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** Whether git knows when a file was last changed. It does not in a download or a shallow clone. */
const isDated = (file: string): boolean =>
  askGit('rev-parse', '--is-shallow-repository').trim() === 'false' &&
  askGit('log', '-1', '--format=%ct', '--', file) !== '';

for (const [base, file] of [
  ['docs/', 'versioned_docs/version-0.3.0/intro.mdx'],
  ['docs/next/', 'docs/intro.mdx'],
] as const) {
  test(`the introduction of ${base} shows when it was last updated, where git knows`, async ({ page }) => {
    await open(page, `${base}intro`);
    const date = page.locator('.theme-last-updated time');
    if (isDated(file)) await expect(date).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
    else await expect(date).toHaveCount(0);
  });
}

// Section 2.5 is about the pages and tags that only Next has. The test of the sidebar above covers the pages.

test('0.3.0 has no tag pages', async ({ request }) => {
  for (const route of ['docs/tags', 'docs/tags/overview'])
    expect((await request.get(route)).status()).toBe(404);
});

const tags = docsOnlyInNext
  .filter((route) => route.startsWith('tags/'))
  .map((route) => route.slice('tags/'.length));

test('the tag index of Next links to every tag', async ({ page }) => {
  await open(page, 'docs/next/tags');
  for (const tag of tags) {
    await expect(
      page.getByRole('main').locator(`a[href="${site.baseUrl}docs/next/tags/${tag}"]`),
    ).toBeVisible();
  }
});

// One tag is enough: all tag pages share their code, `checks/front-matter` demands a description of every page, and
// pages visits every tag.
test('a tag lists its pages with their descriptions', async ({ page }) => {
  await open(page, `docs/next/tags/${tags[0] ?? ''}`);
  const cards = page.getByRole('main').locator('article');
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`^${site.baseUrl}docs/next/`));
    await expect(card.locator('p')).toHaveText(/\S/);
  }
});

test('on hydration a long table of contents shows the section that the reader is at', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('docs/api-reference/query-builder#path-query-builder');
  await hydrated(page);
  await expect(page.locator('.table-of-contents__link--active')).toBeInViewport({ ratio: 1 });
});

test('on scrolling a long table of contents keeps the section that the reader is at in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, 'docs/api-reference/query-builder');
  const active = page.locator('.table-of-contents__link--active');
  for (const share of [0.3, 0.6, 0.9, 0.1]) {
    await page.evaluate((to) => window.scrollTo({ top: document.body.scrollHeight * to }), share);
    await expect(active).toBeInViewport({ ratio: 1 });
  }
});
