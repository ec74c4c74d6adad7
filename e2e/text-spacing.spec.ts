import { findOverflow } from './support/overflow';
import { expect, open, test, type Page } from './support/test';

/** The spacing that WCAG 1.4.12 lets readers set. */
const setApart = (page: Page): Promise<unknown> =>
  page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  });

for (const route of [
  '',
  'docs/how-to-guides/basic-queries',
  // The longest name.
  'docs/api-generated/functions/extendSQLGeneratorWithMigrationMethods',
  'glossary',
  'blog/why-age-schema-client',
])
  test(`/${route} fits a phone with the text spacing of WCAG 1.4.12`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, route);
    await setApart(page);
    expect(await findOverflow(page)).toEqual([]);
  });

test('text spacing makes no text in a picture wider, so that captions stay within their vertices', async ({
  page,
}) => {
  await open(page, '');
  const widths = () =>
    page
      .locator('main svg text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  const before = await widths();
  expect(before.length).toBeGreaterThan(5);
  await setApart(page);
  expect(await widths()).toEqual(before);
});
