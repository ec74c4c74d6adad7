import { engines, modal, openModal } from './support/search-engines';
import { expect, open, test } from './support/test';

/** Queries that nobody means: they must cause no error, no markup and no failure message. */
const oddInputs = [
  ['64 emoji halves', '\u{1f600}\u{1f680}'.repeat(16)],
  ['regular expressions', '.*+?^${}()|[]\\/'.repeat(4)],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
  [
    'other scripts',
    '\u6570\u636e\u5e93 \u0434\u0430\u043d\u043d\u044b\u0435 \u0628\u064a\u0627\u0646\u0627\u062a',
  ],
  ['spaces only', ' '.repeat(64)],
  ['64 times one letter', 'a'.repeat(64)],
  ['names every object has', '__proto__ constructor toString hasOwnProperty'],
  ['escapes and a change of direction', '%E0%A4%A &amp; \\u0000 \u202e'],
  ['one word again and again', 'index '.repeat(10).trim()],
] as const;

const markup = '<script>alert(1)</script><img src=x onerror=alert(2)>xqzzt';

for (const engine of engines) {
  test.describe(`odd input, ${engine.name} engine`, () => {
    test.beforeEach(({ page }) => engine.prepare(page));

    test('causes no failure and no markup in the modal', async ({ page }) => {
      const input = await openModal(page);
      const start = modal(page).locator('.DocSearch-StartScreen');
      for (const [what, text] of oddInputs) {
        await input.fill('');
        await expect(start, `before ${what}`).toBeVisible();
        await input.fill(text);
        // Spaces may count as no query; all others get hits, or the message that there are none.
        if (text.trim()) {
          await expect(
            modal(page).locator('.DocSearch-NoResults, .DocSearch-Hit').first(),
            what,
          ).toBeVisible();
        }
        await expect(modal(page), what).not.toContainText('Unable to fetch results');
        await expect(modal(page).locator('.DocSearch-Dropdown').locator('img, script'), what).toHaveCount(0);
      }
    });

    test('in a link to the search page is shown as text', async ({ page }) => {
      // The engine makes no difference to the other texts.
      const texts = engine.name === 'hosted' ? [] : oddInputs;
      for (const [what, text] of [...texts, ['markup that finds nothing', markup]] as const) {
        await open(page, `search?q=${encodeURIComponent(text)}`);
        await expect(page.getByRole('searchbox', { name: 'Search' }), what).toHaveValue(text);
        // A failure or rendered markup shows only once the answer is there. Blanks are no query.
        if (text.trim()) await expect(page.locator('main').getByRole('status'), what).toContainText('found');
        await expect(page.locator('main').getByRole('alert'), what).toHaveCount(0);
        await expect(page.locator('main').locator('img, script'), what).toHaveCount(0);
      }
      await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>');
    });
  });
}
