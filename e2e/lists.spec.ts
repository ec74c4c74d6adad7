import { expect, open, test } from './support/test';

test('a list without markers has an explicit role, because Safari takes its implicit one away', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 404 .*\/not-there/);
  for (const route of [
    '',
    'docs/api-generated',
    'docs/how-to-guides/troubleshooting',
    'docs/next/versioning-guide',
    'not-there',
    'search?q=edge',
  ]) {
    await open(page, route);
    const lists = page.locator('main :is(ul, ol):not(nav *)');
    await expect(lists.filter({ visible: true }).first(), route).toBeVisible();
    const silent = await lists.evaluateAll((all) =>
      all
        .filter((list) => getComputedStyle(list).listStyleType === 'none' && !list.hasAttribute('role'))
        .map((list) => list.outerHTML.slice(0, 80)),
    );
    expect(silent, route).toEqual([]);
  }
});
