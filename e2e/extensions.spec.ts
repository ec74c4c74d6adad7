import { expect, hydrated, test } from './support/test';

// What extensions and user scripts do to a page before its own scripts run.

test('the application loads its parts although an extension has put an AMD loader into the page', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { define: Object.assign(() => undefined, { amd: {} }) }),
  );
  await page.goto('docs/intro');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
});
