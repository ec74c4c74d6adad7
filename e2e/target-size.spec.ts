import { expect, open, test } from './support/test';

// WCAG 2.5.8: a link in a list of links may be lower than 24 px when the next one is 24 px away.
for (const route of [
  'docs/how-to-guides/troubleshooting',
  'docs/api-reference/',
  'docs/architecture/overview',
])
  test(`links of /${route} below one another are at least 24 px apart on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, route);
    const tooNear = await page.locator('main a[href]').evaluateAll((links) =>
      links.slice(1).flatMap((link, at) => {
        const before = [...(links[at]?.getClientRects() ?? [])].at(-1);
        const [box] = link.getClientRects();
        if (!before || !box) return [];
        const apart = (box.top + box.bottom - before.top - before.bottom) / 2;
        const isBelow = apart > 2 && box.left < before.right && before.left < box.right;
        return isBelow && apart < 24 ? [`${link.textContent}: ${apart.toFixed(2)} px`] : [];
      }),
    );
    expect(tooNear).toEqual([]);
  });
