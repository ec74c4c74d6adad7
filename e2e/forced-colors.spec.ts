import { hits, openModal } from './support/search-engines';
import { expect, open, test, type Page } from './support/test';

/** The present value of a system colour, as the browser writes it. */
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

/** The system's palette, and the mode that the reader chose on the site, which is the opposite one. */
for (const [palette, mode] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test.describe(`with forced colours, ${palette} over ${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: palette });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    });

    test('captions of pictures have a halo in the colour of the background', async ({ page }) => {
      for (const [route, caption] of [
        ['', 'figure svg g[paint-order] text'],
        ['docs/patterns/product-part', 'figure .halo'],
      ] as const) {
        await open(page, route);
        expect(await styleOf(page, caption, 'stroke')).toBe(await system(page, 'Canvas'));
        expect(await styleOf(page, caption, 'fill')).toBe(await system(page, 'CanvasText'));
      }
    });

    test('icons have the system colour of button text', async ({ page }) => {
      await open(page, 'docs/getting-started/basic-usage');
      const icon = await system(page, 'ButtonText');
      await page.mouse.wheel(0, 3000);
      await page.mouse.wheel(0, -400);
      const leadsUp = '.theme-back-to-top-button';
      const arrow = await styleOf(page, leadsUp, 'background-color', '::after');
      expect(arrow).toBe(icon);
      expect(arrow).not.toBe(await styleOf(page, leadsUp, 'background-color'));
      const colourOf = (part: string, pseudo: string) => styleOf(page, part, 'background-color', pseudo);
      expect(await colourOf('.menu__caret', '::before')).toBe(icon);
      expect(await colourOf('.breadcrumbs__item', '::after')).toBe(icon);
      expect(await styleOf(page, '.DocSearch-Search-Icon', 'stroke')).toBe(icon);
      const caret = '.dropdown > .navbar__link';
      expect(await styleOf(page, caret, 'border-left-color', '::after')).toBe(await system(page, 'Canvas'));
      expect(await styleOf(page, caret, 'border-top-color', '::after')).not.toBe(
        await system(page, 'Canvas'),
      );
      await page.setViewportSize({ width: 360, height: 800 });
      const contents = '.theme-doc-toc-mobile';
      expect(await colourOf(`${contents} > button`, '::after')).toBe(icon);
      expect(await styleOf(page, contents, 'border-top-width')).toBe('1px');
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar__close')).toBeVisible();
      expect(await styleOf(page, '.navbar-sidebar__close g', 'stroke')).toBe(icon);
    });

    test('the chosen filter and the selected tab are highlighted', async ({ page }) => {
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

    test('the current page, section, version and glossary entry stand out from the others', async ({
      page,
    }) => {
      const ground = await system(page, 'Highlight');
      const groundOf = (part: string) => styleOf(page, part, 'background-color');
      await open(page, 'docs/api-reference/');
      for (const [chosen, other] of [
        ['.navbar__link--active', '.navbar .navbar__link:not(.navbar__link--active)'],
        ['.dropdown__link--active', '.dropdown__link:not(.dropdown__link--active)'],
      ] as const) {
        expect(await groundOf(chosen), chosen).toBe(ground);
        expect(await groundOf(other), other).not.toBe(ground);
      }
      // The page is a category here. Infima gives categories no background, so the weight marks it.
      expect(await styleOf(page, '.menu [aria-current=page]', 'font-weight')).toBe('600');
      expect(await styleOf(page, '.menu__link:not([aria-current])', 'font-weight')).toBe('400');
      expect(await styleOf(page, '.dropdown__menu', 'border-bottom-width')).toBe('1px');
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => groundOf('.table-of-contents__link--active')).toBe(ground);
      await open(page, 'glossary#agtype');
      expect(await styleOf(page, 'main :has(> h3:target)', 'border-left-style')).toBe('solid');
      expect(await styleOf(page, 'main :has(> h3:not(:target))', 'border-left-style')).toBe('none');
    });

    test('icons of call-outs have the colour of text, and marks in code are lines, which forced colours keep', async ({
      page,
    }) => {
      await open(page, 'markdown-page');
      expect(await styleOf(page, '.alert svg', 'fill')).toBe(await system(page, 'CanvasText'));
      expect(await styleOf(page, '.line-marked', 'border-left-width')).toBe('3px');
      expect(await styleOf(page, '.highlighted-word', 'border-bottom-width')).toBe('1px');
    });

    test('the selects of the playground are readable, and symbols of its legend keep their colours', async ({
      page,
    }) => {
      await open(page, '');
      const signs = page.getByRole('list', { name: 'Labels' }).first().locator('path');
      const colours = await signs.evaluateAll((all) => all.map((sign) => getComputedStyle(sign).fill));
      expect(new Set(colours).size).toBe(4);
      const choices = page.locator('label:has(select)');
      expect(await choices.count()).toBe(2);
      for (const part of ['label:has(select) > select', 'label:has(select) > span']) {
        expect(await styleOf(page, part, 'color')).not.toBe(await system(page, 'HighlightText'));
        const ground = await page
          .locator(part)
          .first()
          .evaluate((element) => {
            let at: Element | null = element;
            while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
            return getComputedStyle(at ?? element).backgroundColor;
          });
        expect(await styleOf(page, part, 'color')).not.toBe(ground);
        expect(ground).not.toBe(await system(page, 'Highlight'));
      }
    });

    test('marks on the search page have the system colours of marks and no underline', async ({ page }) => {
      await open(page, 'search?q=graph');
      await expect(page.locator('main mark').first()).toBeVisible();
      expect(await styleOf(page, 'main mark', 'background-color')).toBe(await system(page, 'Mark'));
      expect(await styleOf(page, 'main mark', 'color')).toBe(await system(page, 'MarkText'));
      expect(await styleOf(page, 'main mark', 'text-decoration-line')).toBe('none');
    });

    test('the search modal has borders, marks what matched and outlines the selected hit', async ({
      page,
    }) => {
      const input = await openModal(page);
      await input.fill('graph');
      await expect(hits(page).nth(1).locator('mark').first()).toBeVisible();
      for (const part of ['.DocSearch-Modal', '.DocSearch-Form'])
        expect(await styleOf(page, part, 'border-top-width')).toBe('1px');
      for (const selected of ['true', 'false']) {
        const mark = `.DocSearch-Hit[aria-selected=${selected}] mark`;
        expect(await styleOf(page, mark, 'background-color')).toBe(await system(page, 'Mark'));
        expect(await styleOf(page, mark, 'color')).toBe(await system(page, 'MarkText'));
        const icon = `.DocSearch-Hit[aria-selected=${selected}] .DocSearch-Hit-icon`;
        expect(await styleOf(page, icon, 'background-color')).toBe(await system(page, 'CanvasText'));
      }
      const link = (selected: boolean) => `.DocSearch-Hit[aria-selected=${String(selected)}] a`;
      expect(await styleOf(page, link(true), 'outline-style')).toBe('solid');
      expect(await styleOf(page, link(true), 'outline-color')).toBe(await system(page, 'Highlight'));
      expect(await styleOf(page, link(false), 'outline-style')).toBe('none');
    });
  });
}
