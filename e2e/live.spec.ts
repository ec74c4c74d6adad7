import type { Locator } from '@playwright/test';
import { expect, open, test, type Page } from './support/test';

/** The page with samples that need no other: the reader's first questions. */
const page0 = 'docs/getting-started/first-graph';

/** Booting the engine takes a second on a quiet machine, and more beside a second worker. */
test.describe.configure({ timeout: 90_000 });
const booted = { timeout: 45_000 };

const sample = (page: Page, index = 0): Locator => page.locator('[data-live-fence]').nth(index);
/** The copy button of the sample has a status of its own. */
const statusOf = (live: Locator): Locator => live.locator('[data-live-status]');
const answer = (live: Locator): Locator => live.locator('[data-live-outcome="answer"]');

/** Addresses below `engine/`, which nothing but a run may ask for. */
function watchEngine(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/engine\/|pglite|worker/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens the editor of a sample and puts a statement into it. */
async function write(live: Locator, statement: string): Promise<void> {
  const edit = live.getByRole('button', { name: 'Edit' });
  if (await edit.isVisible()) await edit.click();
  const field = live.getByRole('textbox', { name: 'Cypher statement' });
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.page().keyboard.insertText(statement);
}

async function runStatement(live: Locator, statement: string): Promise<void> {
  await write(live, statement);
  await live.getByRole('button', { name: 'Run', exact: true }).click();
}

test('shows the answer under the sample, as a table and as AGE returned it', async ({ page }) => {
  const asked = watchEngine(page);
  await open(page, page0);
  await expect(sample(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked, 'asked for before Run').toEqual([]);

  const live = sample(page);
  await live.getByRole('button', { name: 'Run' }).click();
  await expect(answer(live).locator('tbody tr')).toHaveCount(12, booted);
  await expect(answer(live).getByRole('columnheader')).toHaveText(['part', 'level']);
  await expect(statusOf(live)).toHaveText(/^12 rows in /);
  expect(asked.length, 'asked for by Run').toBeGreaterThan(3);

  await answer(live).getByRole('button', { name: 'Text' }).click();
  await expect(answer(live).getByRole('region')).toContainText('"28-inch wheel"\t1');
});

test('lets one statement build on another', async ({ page }) => {
  await open(page, page0);
  await runStatement(sample(page), "CREATE (:Part {sku: 'XX-01', name: 'Bell <b>loud</b>'})");
  await expect(answer(sample(page))).toContainText('no RETURN', booted);
  await runStatement(
    sample(page, 1),
    "MATCH (p:Part {sku: 'XX-01'}) RETURN p.name AS name, p AS part, null AS none",
  );
  const row = answer(sample(page, 1)).locator('tbody tr');
  await expect(row).toHaveText(["Bell <b>loud</b>(:Part {sku: 'XX-01', name: 'Bell <b>loud</b>'})null"]);
  await expect(row.locator('b')).toHaveCount(0);

  await sample(page, 1).getByRole('button', { name: 'Reset graph' }).click();
  await expect(statusOf(sample(page, 1))).toHaveText('The graph is as it was at the start.');
  await sample(page, 1).getByRole('button', { name: 'Run', exact: true }).click();
  await expect(answer(sample(page, 1))).toContainText('No rows', booted);
});

test('gives a refusal in the words of AGE and leads to the page that explains it', async ({ page }) => {
  await open(page, page0);
  const live = sample(page);
  await runStatement(live, 'MATCH (n:Part|Product)\nRETURN n');
  const refusal = live.locator('[data-live-outcome="refused"]');
  await expect(refusal).toContainText('syntax error at or near "|"', booted);
  await expect(refusal).toContainText('Line 1, column 14');
  await expect(refusal.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/docs\/how-to-guides\/troubleshooting#/,
  );

  await runStatement(live, 'MATCH (n:Nowhere) RETURN n');
  await expect(answer(live)).toContainText('No rows');

  await live.getByRole('button', { name: 'Original' }).click();
  await live.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(answer(live).locator('tbody tr')).toHaveCount(12);
});

test('stops a statement that never ends, and goes on', async ({ page }) => {
  await open(page, page0);
  const live = sample(page);
  await runStatement(live, 'MATCH (a), (b), (c), (d), (e) RETURN count(*)');
  await expect(statusOf(live)).toHaveText('Running', booted);
  await live.getByRole('button', { name: 'Stop' }).click();
  await expect(statusOf(live)).toHaveText(/^Stopped\. The graph is as it was/);
  await runStatement(live, 'MATCH (n) RETURN count(n) AS n');
  await expect(answer(live).locator('tbody td')).toHaveText(['43'], booted);
});

test('shows a thousand rows of a million', async ({ page }) => {
  await open(page, page0);
  const live = sample(page);
  await runStatement(live, 'UNWIND range(1, 1000000) AS i RETURN i');
  await expect(statusOf(live)).toHaveText(/^First 1,000 rows in /, booted);
  await expect(answer(live)).toContainText('There are more rows');
});

test('refuses a statement of a megabyte', async ({ page }) => {
  await open(page, page0);
  await runStatement(sample(page), `RETURN '${'x'.repeat(1_000_000)}' AS x`);
  await expect(sample(page).locator('[data-live-outcome="refused"]')).toContainText(
    'runs up to 50,000',
    booted,
  );
});

test('warns before a statement that this engine answers wrongly', async ({ page }) => {
  await open(page, page0);
  const live = sample(page);
  await runStatement(live, "MATCH (p:Part {name: 'Hub'}) DETACH DELETE p");
  const warning = live.getByRole('alert');
  await expect(warning).toContainText('leaves the edges');
  await warning.getByRole('button', { name: 'Do not run' }).click();
  await expect(warning).toHaveCount(0);
  await live.getByRole('button', { name: 'Run', exact: true }).click();
  await live.getByRole('button', { name: 'Run it anyway' }).click();
  await expect(answer(live).getByRole('alert')).toContainText('without a start or an end', booted);
});

test('says that the connection broke, keeps what came, and starts again', async ({ page }) => {
  await open(page, page0);
  let isBroken = true;
  await page.context().route(/\/engine\/.*graphs\./, async (route) => {
    if (isBroken) await route.abort();
    else await route.continue();
  });
  const live = sample(page);
  await live.getByRole('button', { name: 'Run' }).click();
  await expect(live.locator('[data-live-outcome="failed"]')).toContainText('connection broke off', booted);
  isBroken = false;
  await live.getByRole('button', { name: 'Run' }).click();
  await expect(answer(live).locator('tbody tr')).toHaveCount(12, booted);
});

test('loads nothing again on a later visit, and ends the engine when the reader leaves', async ({ page }) => {
  await open(page, page0);
  await sample(page).getByRole('button', { name: 'Run' }).click();
  await expect(answer(sample(page)).locator('tbody tr')).toHaveCount(12, booted);
  expect(page.workers()).toHaveLength(1);

  await page.getByRole('link', { name: 'Glossary' }).first().click();
  await expect(page).toHaveURL(/glossary/);
  await expect.poll(() => page.workers().length).toBe(0);

  const asked = watchEngine(page);
  await open(page, page0);
  await sample(page).getByRole('button', { name: 'Run' }).click();
  await expect(answer(sample(page)).locator('tbody tr')).toHaveCount(12, booted);
  expect(asked.filter((url) => url.includes('/engine/'))).toEqual([]);
});

test('works by keyboard alone', async ({ page }) => {
  await open(page, page0);
  const live = sample(page);
  await live.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  const field = live.getByRole('textbox', { name: 'Cypher statement' });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('RETURN 1 AS one');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(live).locator('tbody td')).toHaveText(['1'], booted);
  await page.keyboard.press('Tab');
  await expect(live.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample is its statement and its rows', async ({ page }) => {
    await page.goto(page0);
    await expect(sample(page).locator('pre')).toContainText('MATCH path');
    await expect(sample(page).getByRole('button', { name: 'Run' })).toBeHidden();
    await expect(page.locator('[data-live-fence] + .language-rows').first()).toContainText('(12 rows)');
  });
});
