import { findViolations, switchMode } from './support/accessibility';
import { answer, booted, run, sample, samplePage } from './support/live';
import { findOverflow } from './support/overflow';
import { expect, open, test, type Page } from './support/test';

test.describe.configure({ timeout: 90_000 });

test('an answer is accessible as table, text and graph, in both modes, and fits a phone', async ({
  page,
}) => {
  await open(page, samplePage);
  const live = sample(page, 1);
  await run(live);
  await expect(answer(live).getByRole('button', { name: 'Graph' })).toBeVisible(booted);
  for (const form of ['Table', 'Text', 'Graph'] as const) {
    await answer(live).getByRole('button', { name: form }).click();
    if (form === 'Graph') await expect(answer(live).getByRole('application')).toBeVisible(booted);
    expect(await findViolations(page), form).toEqual([]);
    await switchMode(page, 'light');
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await findOverflow(page), form).toEqual([]);
    // The shade at the edges of a page's tables is made for another background than the answer's.
    for (const table of await answer(live).locator('table').all())
      await expect(table).toHaveCSS('background-image', 'none');
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

/** Checks what a sample has without a click: the statement, its rows and the drawn picture. */
async function expectStaticForm(page: Page): Promise<void> {
  await expect(sample(page).locator('pre')).toContainText('MATCH path');
  for (const name of ['Run', 'Edit']) await expect(sample(page).getByRole('button', { name })).toBeHidden();
  await expect(page.locator('[data-live-fence] + .language-rows').first()).toContainText('(12 rows)');
  const drawn = page.getByRole('img', { name: 'What the statement returns, as a graph' });
  await expect(drawn.first()).toBeVisible();
  await expect(page.locator('#playground').getByRole('img')).toBeVisible();
}

test('an answer replaces the rows below the statement on the screen, but not on paper', async ({ page }) => {
  await open(page, samplePage);
  const live = page.locator('[data-live-fence]:has(+ .language-rows)').first();
  const rows = page.locator('[data-live-fence] + .language-rows').first();
  await expect(rows).toBeVisible();
  await expect(rows, 'the rows have no border between them and the statement').toHaveCSS(
    'border-top-width',
    '0px',
  );
  await run(live);
  await expect(answer(live).getByRole('button', { name: 'Table' })).toBeVisible(booted);
  await expect(rows).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toBeVisible();
});

test('the table of an answer scrolls below its head, which stays', async ({ page }) => {
  await open(page, samplePage);
  const live = page.locator('[data-live-fence]:has(+ .language-rows)').first();
  await run(live);
  const table = answer(live).getByRole('table');
  await answer(live).getByRole('button', { name: 'Table' }).click(booted);
  const space = await table.evaluate((element) => {
    const box = element.parentElement;
    const head = element.querySelector('th');
    if (!box || !head) throw new Error('no head in a box');
    box.style.maxHeight = '100px';
    box.scrollTop = 60;
    return [box.scrollTop, head.getBoundingClientRect().top - box.getBoundingClientRect().top];
  });
  expect(space).toEqual([60, 0]);
});

test('on paper a sample has its statement, rows and picture, and no buttons', async ({ page }) => {
  await open(page, samplePage);
  await page.emulateMedia({ media: 'print' });
  await expectStaticForm(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample has its statement, rows and picture, and no buttons', async ({ page }) => {
    await page.goto(samplePage);
    await expectStaticForm(page);
  });
});
