import { expect, open, test, type Page } from './support/test';

/** Contrast of an element's border with the background inside or outside of it, whichever is higher. */
const contrastOfEdge = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const luminance = (colour: string): number => {
        if (!canvas) return 0;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ground = (from: Element | null): string => {
        for (let at = from; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
        }
        return '#fff';
      };
      const edge = luminance(getComputedStyle(element).borderTopColor);
      const ratios = [ground(element), ground(element.parentElement)].map((colour) => {
        const [light = 0, dark = 0] = [edge, luminance(colour)].sort((one, other) => other - one);
        return (light + 0.05) / (dark + 0.05);
      });
      return Math.max(...ratios);
    });

for (const mode of ['light', 'dark'] as const)
  test.describe(`in ${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    });

    // An empty field is recognised by its border alone: WCAG 1.4.11 asks for 3:1.
    test('borders of fields have a contrast of at least 3:1', async ({ page }) => {
      for (const [route, field] of [
        ['', 'main select'],
        ['glossary', 'main input[type=search]'],
        ['glossary', 'label:has(input[type=radio]:not(:checked))'],
        ['search?q=graph', 'main input'],
        ['docs/getting-started/first-graph', 'button:text-is("Edit")'],
      ] as const) {
        await open(page, route);
        await page.locator(field).first().waitFor();
        expect(await contrastOfEdge(page, field), `${route} ${field}`).toBeGreaterThanOrEqual(3);
      }
    });

    test('lines and muted text have the colour of the text for readers who ask for more contrast', async ({
      page,
    }) => {
      await open(page, 'docs/getting-started/basic-usage');
      const colours = () =>
        page.evaluate(() => {
          const of = (selector: string) =>
            getComputedStyle(document.querySelector(selector) ?? document.body);
          return [of('.navbar').borderBottomColor, of('.breadcrumbs__link').color, of('.markdown p').color];
        });
      expect(new Set(await colours()).size).toBe(3);
      await page.emulateMedia({ contrast: 'more' });
      await expect.poll(async () => new Set(await colours()).size).toBe(1);
    });
  });
