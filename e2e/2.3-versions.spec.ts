import { site } from '../config/site';
import { expect, open, test, type Page } from './support/test';

const unreleased = 'This is unreleased documentation for age-schema-client Next version.';

/** The button of the version menu. Its accessible name says more than the number that it shows. */
const versionsButton = (page: Page, version: string) =>
  page.locator('.navbar').getByRole('button', { name: `Docs version ${version}`, exact: true });

test('0.3.0 is served at docs, under its label and without a banner', async ({ page }) => {
  await open(page, 'docs/intro');
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 0.3.0');
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  await expect(versionsButton(page, '0.3.0')).toHaveText('0.3.0');
});

test('Next is served at docs/next, under its label and with a banner that is not announced as an alert', async ({
  page,
}) => {
  await open(page, 'docs/next/intro');
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: Next');
  const banner = page.locator('.theme-doc-version-banner');
  await expect(banner).toHaveText(
    `${unreleased} For up-to-date documentation, see the latest version (0.3.0).`,
  );
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  await expect(versionsButton(page, 'Next')).toHaveText('Next');
});

for (const route of ['docs/next/tags', 'docs/next/tags/overview']) {
  test(`${route} has the badge and the banner of Next`, async ({ page }) => {
    await open(page, route);
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: Next');
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText(unreleased);
    await expect(banner.getByRole('link', { name: 'latest version' })).toHaveAttribute(
      'href',
      `${site.baseUrl}docs/intro`,
    );
  });
}

test('the banner leads to the same page of 0.3.0', async ({ page }) => {
  await open(page, 'docs/next/getting-started/installation');
  await page.locator('.theme-doc-version-banner').getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL(/\/docs\/getting-started\/installation$/);
});

for (const [route, intro] of [
  ['docs/getting-started/installation', 'docs/intro'],
  ['docs/next/getting-started/installation', 'docs/next/intro'],
] as const) {
  test(`${route} has the sidebar of its version, and "Documentation" leads to ${intro}`, async ({ page }) => {
    await open(page, route);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar).toBeVisible();
    await expect(sidebar.locator(`a[href="${site.baseUrl}${intro}"]`)).toHaveCount(1);
    await expect(sidebar.locator('a[aria-current="page"]')).toHaveAttribute(
      'href',
      `${site.baseUrl}${route}`,
    );
    await page.locator('.navbar').getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(new RegExp(`/${intro}$`));
  });
}

test('the glossary, which is outside the docs, has no docs sidebar', async ({ page }) => {
  await open(page, 'glossary');
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
});

interface EmbeddedVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string; readonly sidebar?: string }[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, { readonly link?: { readonly path: string } }>>;
}

test('the embedded version data has all its fields', async ({ page, sites }) => {
  await open(page, `${sites.fixture}viewport`);
  const data = JSON.parse((await page.locator('#version-data').textContent()) ?? '') as EmbeddedVersion[];
  expect(data).toEqual([
    {
      name: 'current',
      label: 'Next',
      isLast: false,
      path: '/fixture/docs/next',
      mainDocId: 'intro',
      docs: [
        { id: 'intro', path: '/fixture/docs/next/intro', sidebar: 'mainSidebar' },
        { id: 'second', path: '/fixture/docs/next/second', sidebar: 'mainSidebar' },
      ],
      draftIds: [],
      sidebars: {
        mainSidebar: { link: { path: '/fixture/docs/next/intro', label: 'intro' } },
        emptySidebar: {},
      },
    },
    expect.objectContaining({
      name: '1.0',
      label: '1.0',
      isLast: true,
      path: '/fixture/docs',
      mainDocId: 'intro',
    }),
  ]);
});

test('the scripts of the real site contain its version data', async ({ page, request }) => {
  await open(page, 'docs/intro');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
  const code = (await Promise.all(scripts.map(async (address) => (await request.get(address)).text()))).join(
    '\n',
  );
  for (const part of [
    '"mainDocId":"intro"',
    '"label":"0.3.0"',
    '"label":"Next"',
    '"isLast":true',
    '"draftIds":',
    '"tutorialSidebar"',
  ]) {
    expect(code).toContain(part);
  }
});
