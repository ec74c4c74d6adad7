import { watchFocus } from './support/focus';
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
  write,
} from './support/live';
import { expect, open, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

test('loads the engine on Run, and shows the answer as a table and as AGE returned it', async ({ page }) => {
  const asked = watchEngine(page);
  await open(page, samplePage);
  await expect(sample(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked, 'files of the engine requested before Run').toEqual([]);

  const live = sample(page);
  await live.getByRole('button', { name: 'Run' }).click();
  await expect(answer(live).locator('tbody tr')).toHaveCount(12, booted);
  await expect(answer(live).getByRole('columnheader')).toHaveText(['part', 'level']);
  await expect(statusOf(live)).toHaveText(/^12 rows in /);
  const files = asked.filter((url) => url.includes('/engine/'));
  expect(files.length, 'files of the engine requested by Run').toBeGreaterThan(3);
  for (const url of files)
    expect(new URL(url).pathname).toMatch(/^\/ageSchemaClient\/engine\/[0-9a-f]{12}\/\w+\.\w+$/);

  await answer(live).getByRole('button', { name: 'Text' }).click();
  await expect(answer(live).getByRole('group', { name: 'Answer as AGE returned it' })).toContainText(
    /^part +\| level\n-+\+-+\n"28-inch wheel" +\| 1\n/,
  );
});

test('shows the first hundred rows, then all, and aligns the heading of numbers to the right', async ({
  page,
}) => {
  await open(page, samplePage);
  const live = sample(page);
  await runStatement(live, "UNWIND range(1, 300) AS i RETURN i, 'x' AS x");
  await expect(answer(live).locator('tbody tr')).toHaveCount(100, booted);
  await expect(answer(live).getByRole('columnheader', { name: 'i' })).toHaveCSS('text-align', 'right');
  await expect(answer(live).getByRole('columnheader', { name: 'x' })).not.toHaveCSS('text-align', 'right');
  await answer(live).getByRole('button', { name: 'Show all 300 rows' }).press('Enter');
  await expect(answer(live).locator('tbody tr')).toHaveCount(300);
  await expect(answer(live).getByRole('group', { name: 'Answer as a table' })).toBeFocused();
  await expect(answer(live).getByRole('status')).toHaveText('All 300 rows are shown.');
});

test('a vertex without a label has its name and properties in the graph, under a policy without eval', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await open(page, samplePage);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("'wasm-unsafe-eval'");
  expect(policy).not.toContain("'unsafe-eval'");
  const live = sample(page);
  await runStatement(live, "CREATE (a {name: 'Anna'})-[:KNOWS]->(b {name: 'Bo'}) RETURN a, b");
  await answer(live).getByRole('button', { name: 'Graph' }).click(booted);
  await expect(answer(live).getByRole('list', { name: 'Labels' })).toHaveText('no label', booted);
  await answer(live).getByText('As a list: 2 vertices, 0 edges').click();
  await answer(live).getByRole('button', { name: 'Anna no label' }).click();
  const card = answer(live).getByRole('group', { name: 'Properties of Anna' });
  await expect(card).toContainText('nameAnna');
  await expect(answer(live).locator('canvas').first()).toBeVisible();
});

test('an answer replaces the drawn picture, until Original brings the picture back', async ({ page }) => {
  await open(page, samplePage);
  const drawn = page.locator('[data-live-fence] + .sample-picture').first();
  const live = page.locator('[data-live-fence]:has(+ .sample-picture)').first();
  await expect(drawn).toBeVisible();
  await runStatement(live, 'RETURN 42 AS answer');
  await expect(answer(live).locator('tbody td')).toHaveText(['42'], booted);
  await expect(drawn).toBeHidden();
  await live.getByRole('button', { name: 'Original' }).click();
  await expect(answer(live)).toHaveCount(0);
  await expect(drawn).toBeVisible();
});

test('the place of the error in a long statement is scrolled into view', async ({ page }) => {
  await open(page, samplePage);
  const live = sample(page);
  const lines = Array.from({ length: 30 }, (_, index) => `// line ${String(index)}`);
  await runStatement(live, [...lines, 'MATCH (p:Part)', 'RETRUN p', ...lines].join('\n'));
  const place = live.locator('.cm-refused');
  await expect(place).toHaveText('RETRUN', booted);
  await expect(place).toBeInViewport();
});

test.describe('keeps the focus in the sample', () => {
  for (const moment of ['before', 'after'] as const)
    test(`when Run is pressed ${moment} hydration`, async ({ page }) => {
      if (moment === 'after') await open(page, samplePage);
      else await page.goto(samplePage);
      const live = sample(page);
      await live.getByRole('button', { name: 'Run' }).focus();
      const wasLost = await watchFocus(page);
      await page.keyboard.press('Enter');
      await expect(answer(live)).toBeVisible(booted);
      await expect(live.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
      expect(await wasLost(), 'the focus was lost in between').toBe(false);
    });

  test('when Edit is pressed, before and after the first answer', async ({ page }) => {
    await open(page, samplePage);
    for (const isAnswered of [false, true]) {
      const live = sample(page, Number(isAnswered));
      if (isAnswered) {
        await run(live);
        await expect(answer(live)).toBeVisible(booted);
        // Run has the focus back. Until then, it could still take the focus from Edit.
        await expect(live.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
      }
      const edit = live.getByRole('button', { name: 'Edit' });
      await edit.focus();
      // The statement is above the viewport, as in a low window or beside the answer.
      await edit.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 4));
      const wasLost = await watchFocus(page);
      await page.keyboard.press('Enter');
      const field = live.getByRole('textbox', { name: 'Cypher statement' });
      await expect(field).toBeFocused();
      await expect.poll(() => field.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThan(60);
      expect(await wasLost(), 'the focus was lost in between').toBe(false);
    }
  });

  test('when the pressed button disappears', async ({ page }) => {
    await open(page, samplePage);
    const live = sample(page);
    const field = live.getByRole('textbox', { name: 'Cypher statement' });
    await write(live, "MATCH (p:Part {name: 'Hub'}) DETACH DELETE p");
    await field.press('ControlOrMeta+Enter');
    await live.getByRole('button', { name: 'Do not run' }).press('Enter');
    await expect(field).toBeFocused();
    await field.press('ControlOrMeta+Enter');
    await live.getByRole('button', { name: 'Run it anyway' }).press('Enter');
    await expect(live.getByRole('button', { name: /^(Run|Stop)$/ })).toBeFocused();
    await expect(answer(live)).toBeVisible(booted);
    await live.getByRole('button', { name: 'Original' }).press('Enter');
    await expect(field).toBeFocused();
  });
});

test('no button moves when Edit is pressed, and Original can be undone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, samplePage);
  const live = sample(page);
  await run(live);
  await expect(answer(live)).toBeVisible(booted);
  const buttons = live.locator('button:has-text("Run"), button:has-text("Reset graph")');
  const places = () => Promise.all([0, 1].map(async (index) => buttons.nth(index).boundingBox()));
  const [runAt, resetAt] = await places();
  await live.getByRole('button', { name: 'Edit' }).click();
  const field = live.getByRole('textbox', { name: 'Cypher statement' });
  await expect(field).toBeFocused();
  const after = await places();
  for (const [index, box] of [runAt, resetAt].entries()) {
    expect(after[index]?.x).toBe(box?.x);
    expect(Math.abs((after[index]?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(1);
  }

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('RETURN 1');
  await live.getByRole('button', { name: 'Original' }).click();
  await expect(field).toContainText('MATCH path');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveText('RETURN 1');
});

test('the copy button copies the text in the editor, or selects it when the browser refuses', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, samplePage);
  const live = sample(page);
  await live.scrollIntoViewIfNeeded();
  const buttonAt = () => live.getByRole('button', { name: 'Copy code to clipboard' }).boundingBox();
  const before = await buttonAt();
  await live.getByRole('button', { name: 'Edit' }).click();
  await expect(live.getByRole('textbox', { name: 'Cypher statement' })).toBeFocused();
  // The copy button of the editor is where that of the sample was.
  expect(await buttonAt()).toEqual(before);
  await write(live, 'RETURN 1\nAS one');
  await live.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(live.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('RETURN 1\nAS one');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await live.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(live.getByText('Press Ctrl+C or Cmd+C')).toBeVisible();
  await page.keyboard.insertText('RETURN 2');
  await expect(live.getByRole('textbox', { name: 'Cypher statement' })).toHaveText('RETURN 2');
});

test('on a phone the progress of the download is one line below the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, samplePage);
  await page.context().route(/\/engine\/.*pglite\./, async (route) => {
    if (route.request().method() === 'HEAD') await route.continue();
  });
  const live = sample(page);
  await run(live);
  const progress = live.getByText(/^[\d.]+ MB of [\d.]+ MB$/);
  await expect(progress).toBeVisible(booted);
  const box = await progress.boundingBox();
  const stop = await live.getByRole('button', { name: 'Stop' }).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((stop?.y ?? 0) + (stop?.height ?? 0));
  expect(box?.height).toBeLessThan(30);
});

test('statements of a page share a graph, which "Reset graph" restores', async ({ page }) => {
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

test('a refusal has the words of AGE and a link or hint; the printed result is labelled "of the original"', async ({
  page,
}) => {
  await open(page, samplePage);
  const live = sample(page);
  const printed = page.locator('[data-live-fence] + .theme-code-block').first();
  const heading = () =>
    printed.evaluate((frame) => {
      const text = frame.querySelector(':scope > * > :first-child');
      return text ? `${text.textContent}${getComputedStyle(text, '::after').content}` : '';
    });
  await runStatement(live, 'MATCH (n:Part|Product)\nRETURN n');
  const refusal = live.locator('[data-live-outcome="refused"]');
  await expect(refusal).toContainText('syntax error at or near "|"', booted);
  await expect(refusal).toContainText('Line 1, column 14');
  await expect(refusal.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/docs\/how-to-guides\/troubleshooting#/,
  );
  // The link comes later. Within the alert, it would have the alert read out again.
  await expect(refusal.getByRole('alert')).not.toContainText('Explained');
  await expect(printed).toBeVisible();
  await expect.poll(heading).toBe('Result" of the original"');

  await runStatement(live, 'MATCH (n:Nowhere) RETURN n');
  await expect(answer(live)).toContainText('No rows. The graph has no label Nowhere.');
  await runStatement(live, 'MATCH (n:Part) RETURN n.name, n.nmae');
  await expect(answer(live)).toContainText(
    'A column is null in every row. No vertex or edge has a property nmae. Did you mean name?',
  );

  await runStatement(live, 'MATCH (n:Part)');
  await expect(refusal).toContainText('Hint: The statement has no RETURN at its end.');
  await expect(refusal.getByRole('link')).toHaveCount(0);

  await live.getByRole('button', { name: 'Original' }).click();
  await expect.poll(heading).toBe('Resultnone');
  await live.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(answer(live).locator('tbody tr')).toHaveCount(12);
});

test('warns before a statement that this engine answers wrongly', async ({ page }) => {
  await open(page, samplePage);
  const live = sample(page);
  await runStatement(live, "MATCH (p:Part {name: 'Hub'}) DETACH DELETE p");
  const warning = live.getByRole('alert');
  await expect(warning).toContainText('leaves the edges');
  await expect(warning).toContainText('DELETE r, n, which is slow in a large graph');
  await expect(warning.locator('code')).toHaveText('MATCH (n …) OPTIONAL MATCH (n)-[r]-() DELETE r, n');
  await warning.getByRole('button', { name: 'Do not run' }).click();
  await expect(warning).toHaveCount(0);
  await live.getByRole('button', { name: 'Run', exact: true }).click();
  await live.getByRole('button', { name: 'Run it anyway' }).click();
  await expect(answer(live).getByRole('alert')).toContainText('without a start or an end', booted);
});

test('ends the engine when the reader leaves the page, and fetches no file of it on a later visit', async ({
  page,
}) => {
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

test('can be edited and run by keyboard alone', async ({ page }) => {
  await open(page, samplePage);
  const live = sample(page);
  await live.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  const field = live.getByRole('textbox', { name: 'Cypher statement' });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  // The slash opens search elsewhere, but belongs to the statement here.
  await page.keyboard.type('RETURN 6/3 AS two');
  await expect(field).toHaveText('RETURN 6/3 AS two');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(live).locator('tbody td')).toHaveText(['2'], booted);
  await page.keyboard.press('Tab');
  await expect(live.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
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
