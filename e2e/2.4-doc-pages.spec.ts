import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { site } from '../config/site';
import { expect, hydrated, open, test } from './support/test';

// That contents list headings of levels 2 and 3 is held of every built page, by checks/headings.

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
    // Groups open at once where motion is not wanted.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${base}intro`);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    // Closed groups are not in the page until they are opened, outer groups before inner ones.
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

/** Whether git knows when a file was last changed; nothing does in a download, and in a shallow clone. */
const isDated = (file: string): boolean =>
  askGit('rev-parse', '--is-shallow-repository').trim() === 'false' &&
  askGit('log', '-1', '--format=%ct', '--', file) !== '';

for (const [base, file] of [
  ['docs/', 'versioned_docs/version-0.3.0/intro.mdx'],
  ['docs/next/', 'docs/intro.mdx'],
] as const) {
  test(`pages of ${base} say when they were last updated, where git knows`, async ({ page }) => {
    await open(page, `${base}intro`);
    const date = page.locator('.theme-last-updated time');
    if (isDated(file)) await expect(date).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
    else await expect(date).toHaveCount(0);
  });
}

// Section 2.5: pages and tags of Next only. Its pages are in the sidebar of Next, above.

test('0.3.0 has no tag pages', async ({ request }) => {
  for (const route of ['docs/tags', 'docs/tags/overview'])
    expect((await request.get(route)).status()).toBe(404);
});

const tags = docsOnlyInNext
  .filter((route) => route.startsWith('tags/'))
  .map((route) => route.slice('tags/'.length));

test('the tag index of Next names every tag', async ({ page }) => {
  await open(page, 'docs/next/tags');
  for (const tag of tags) {
    await expect(
      page.getByRole('main').locator(`a[href="${site.baseUrl}docs/next/tags/${tag}"]`),
    ).toBeVisible();
  }
});

// All tags have one page's code, every page has a description (checks/front-matter), and pages visits them all.
test('a tag lists its pages with their descriptions', async ({ page }) => {
  await open(page, `docs/next/tags/${tags[0] ?? ''}`);
  const cards = page.getByRole('main').locator('article');
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`^${site.baseUrl}docs/next/`));
    await expect(card.locator('p')).toHaveText(/\S/);
  }
});

test('long contents show the section where the reader is when the application comes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('docs/api-reference/query-builder#path-query-builder');
  await hydrated(page);
  await expect(page.locator('.table-of-contents__link--active')).toBeInViewport({ ratio: 1 });
});

test('long contents keep the section that is read in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, 'docs/api-reference/query-builder');
  const active = page.locator('.table-of-contents__link--active');
  for (const share of [0.3, 0.6, 0.9, 0.1]) {
    await page.evaluate((to) => window.scrollTo({ top: document.body.scrollHeight * to }), share);
    await expect(active).toBeInViewport({ ratio: 1 });
  }
});
