import {
  answer,
  booted,
  run,
  runStatement,
  sample,
  samplePage,
  statusOf,
  waitUntilKept,
  watchEngine,
} from './support/live';
import { expect, open, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

test('shows the answer under the sample, as a table and as AGE returned it', async ({ page }) => {
  const asked = watchEngine(page);
  await open(page, samplePage);
  await expect(sample(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked, 'asked for before Run').toEqual([]);

  const live = sample(page);
  await live.getByRole('button', { name: 'Run' }).click();
  await expect(answer(live).locator('tbody tr')).toHaveCount(12, booted);
  await expect(answer(live).getByRole('columnheader')).toHaveText(['part', 'level']);
  await expect(statusOf(live)).toHaveText(/^12 rows in /);
  const files = asked.filter((url) => url.includes('/engine/'));
  expect(files.length, 'asked for by Run').toBeGreaterThan(3);
  for (const url of files)
    expect(new URL(url).pathname).toMatch(/^\/ageSchemaClient\/engine\/[0-9a-f]{12}\/\w+\.\w+$/);

  await answer(live).getByRole('button', { name: 'Text' }).click();
  await expect(answer(live).getByRole('region')).toContainText('"28-inch wheel"\t1');
});

test('lets one statement build on another', async ({ page }) => {
  await open(page, samplePage);
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
  await open(page, samplePage);
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

test('warns before a statement that this engine answers wrongly', async ({ page }) => {
  await open(page, samplePage);
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

test('loads nothing again on a later visit, and ends the engine when the reader leaves', async ({ page }) => {
  await open(page, samplePage);
  await sample(page).getByRole('button', { name: 'Run' }).click();
  await expect(answer(sample(page)).locator('tbody tr')).toHaveCount(12, booted);
  expect(page.workers()).toHaveLength(1);
  await waitUntilKept(page);

  await page.getByRole('link', { name: 'Glossary' }).first().click();
  await expect(page).toHaveURL(/glossary/);
  await expect.poll(() => page.workers().length).toBe(0);

  const asked = watchEngine(page);
  await open(page, samplePage);
  await sample(page).getByRole('button', { name: 'Run' }).click();
  await expect(answer(sample(page)).locator('tbody tr')).toHaveCount(12, booted);
  expect(asked.filter((url) => url.includes('/engine/'))).toEqual([]);
});

test('works by keyboard alone', async ({ page }) => {
  await open(page, samplePage);
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

test('runs under a policy that allows WebAssembly and no eval, and breaks none of it', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await open(page, samplePage);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("'wasm-unsafe-eval'");
  expect(policy).not.toContain("'unsafe-eval'");
  await run(sample(page, 1));
  await answer(sample(page, 1)).getByRole('button', { name: 'Graph' }).click(booted);
  await expect(answer(sample(page, 1)).locator('canvas').first()).toBeVisible(booted);
});

test('gives each tab a graph of its own', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, samplePage);
  await open(other, samplePage);
  await runStatement(sample(page), "CREATE (:Part {sku: 'ONE'})");
  await expect(answer(sample(page))).toContainText('no RETURN', booted);
  await runStatement(sample(other), "MATCH (p:Part {sku: 'ONE'}) RETURN p");
  await expect(answer(sample(other))).toContainText('No rows', booted);
  await runStatement(sample(other), "CREATE (:Part {sku: 'TWO'})");
  await expect(answer(sample(other))).toContainText('no RETURN');
  await other.close();
  await runStatement(sample(page), "MATCH (p:Part) WHERE p.sku IN ['ONE', 'TWO'] RETURN p.sku AS sku");
  await expect(answer(sample(page)).locator('tbody td')).toHaveText(['ONE']);
});
