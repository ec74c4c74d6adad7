import { expect, open, test, type Page } from './support/test';

/** What the system's colours are here, as the browser writes them. */
const system = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const styleOf = (page: Page, selector: string, property: string, pseudo?: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

/** The system's palette, and the mode that the reader chose on the site: the other one. */
for (const [palette, mode] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test.describe(`with forced colours, ${palette} over ${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: palette });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    });

    test('captions of pictures have a halo in the colour of the ground', async ({ page }) => {
      for (const [route, caption] of [
        ['', 'figure svg g[paint-order] text'],
        ['docs/patterns/product-part', 'figure .halo'],
      ] as const) {
        await open(page, route);
        expect(await styleOf(page, caption, 'stroke')).toBe(await system(page, 'Canvas'));
        expect(await styleOf(page, caption, 'fill')).toBe(await system(page, 'CanvasText'));
      }
    });

    test('icons are seen on the ground', async ({ page }) => {
      await open(page, 'docs/getting-started/basic-usage');
      const filter = palette === 'dark' ? 'invert(1)' : 'none';
      expect(await styleOf(page, '.menu__link--sublist-caret', 'filter', '::after')).toBe(filter);
      expect(await styleOf(page, '.breadcrumbs__item', 'filter', '::after')).toBe(filter);
      expect(await styleOf(page, '.DocSearch-Search-Icon', 'stroke')).toBe(await system(page, 'ButtonText'));
      const caret = '.dropdown > .navbar__link';
      expect(await styleOf(page, caret, 'border-left-color', '::after')).toBe(await system(page, 'Canvas'));
      expect(await styleOf(page, caret, 'border-top-color', '::after')).not.toBe(
        await system(page, 'Canvas'),
      );
      await page.setViewportSize({ width: 360, height: 800 });
      const contents = '.theme-doc-toc-mobile';
      expect(await styleOf(page, `${contents} > button`, 'filter', '::after')).toBe(filter);
      expect(await styleOf(page, contents, 'border-top-width')).toBe('1px');
    });

    test('what is chosen is told from the rest', async ({ page }) => {
      await open(page, 'glossary');
      const ground = await system(page, 'Highlight');
      const chip = (name: string) =>
        page
          .locator('label')
          .filter({ hasText: new RegExp(`^${name}`) })
          .evaluate((label) => getComputedStyle(label).backgroundColor);
      expect(await chip('All')).toBe(ground);
      expect(await chip('Graphs')).not.toBe(ground);
      await page.getByRole('radio', { name: 'Graphs' }).check({ force: true });
      await expect.poll(() => chip('Graphs')).toBe(ground);
      await open(page, 'docs/getting-started/installation');
      expect(await styleOf(page, '[role=tab][aria-selected=true]', 'background-color')).toBe(ground);
      expect(await styleOf(page, '[role=tab][aria-selected=false]', 'background-color')).not.toBe(ground);
    });

    test('dots of a legend keep their colours', async ({ page }) => {
      await open(page, '');
      const dots = page.getByRole('list', { name: 'Labels' }).first().locator('span');
      const colours = await dots.evaluateAll((all) =>
        all.map((dot) => getComputedStyle(dot).backgroundColor),
      );
      expect(new Set(colours).size).toBe(4);
    });
  });
}
