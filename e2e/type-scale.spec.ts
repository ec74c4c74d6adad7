import { expect, test } from './support/test';

// One scale of sizes and one bold weight (src/css/tokens.css): Chromium on Linux asks another process for each pair of face
// and size before the page shows (decisions/0009-bytes.md).

const pages = [
  '',
  'docs/getting-started/basic-usage/',
  'docs/api-generated/classes/QueryBuilder/',
  'glossary/',
  'blog/why-age-schema-client/',
  'docs/how-to-guides/troubleshooting/',
];

for (const route of pages)
  test(`/${route} has at most 14 combinations of family, weight, style and size of text`, async ({
    page,
  }) => {
    await page.goto(route);
    const used = await page.evaluate(() => {
      const styles = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!element?.checkVisibility() || !texts.currentNode.nodeValue?.trim()) continue;
        const { fontFamily, fontWeight, fontStyle, fontSize } = getComputedStyle(element);
        // Drawings scale with their box.
        if (!element.closest('svg')) styles.add(`${fontFamily} ${fontWeight} ${fontStyle} ${fontSize}`);
      }
      return [...styles];
    });
    expect(used.length).toBeGreaterThan(5);
    expect(used.length, used.join('\n')).toBeLessThanOrEqual(14);
  });

test('icons and arrows of the theme are clip paths, not SVG images, which the browser loads as documents', async ({
  page,
}) => {
  await page.goto('docs/getting-started/basic-usage/');
  expect(await page.content()).not.toContain('data:image/svg');
  for (const [selector, pseudo] of [
    ['.menu__caret', '::before'],
    ['.breadcrumbs__item:first-child', '::after'],
    ['.theme-doc-toc-mobile > button', '::after'],
    ['.theme-back-to-top-button', '::after'],
  ] as const) {
    const look = await page
      .locator(selector)
      .first()
      .evaluate((element, part) => {
        const { clipPath, backgroundColor } = getComputedStyle(element, part);
        return { clipPath, backgroundColor };
      }, pseudo);
    expect(look.clipPath, selector).toContain('polygon');
    expect(look.backgroundColor, selector).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('a linked heading has the colour of links, is underlined on hover, and has no block inside', async ({
  page,
}) => {
  const colours = new Set<string>();
  for (const route of ['', 'blog/', 'docs/next/tags/examples/']) {
    await page.goto(route);
    const link = page.locator('main :is(h2 > a:not(.hash-link), a:has(> h2))').first();
    await expect(link).toHaveCSS('text-decoration-line', 'none');
    colours.add(await link.evaluate((one) => getComputedStyle(one.querySelector('h2') ?? one).color));
    await link.hover();
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    // Chromium draws no focus ring around a link with a block inside.
    const inLinks = page.locator('main :is(a > h2, .avatar__name > a > *)');
    const displays = await inLinks.evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
    expect(displays.filter((display) => !display.startsWith('inline'))).toEqual([]);
  }
  expect([...colours]).toEqual(['rgb(13, 107, 102)']);
});
