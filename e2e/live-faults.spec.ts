import { readdirSync } from 'node:fs';
import {
  answer,
  booted,
  failure,
  run,
  runStatement,
  sample,
  samplePage,
  statusOf,
  watchEngine,
} from './support/live';
import { siteDirectory } from './support/places';
import { expect, open, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

test('code that failed to load is loaded on the next Run, and a plain field replaces an editor that fails', async ({
  page,
  noise,
}) => {
  noise.expect(/net::ERR_FAILED/);
  await open(page, samplePage);
  const live = sample(page);
  const panel = /\/live-panel\.[^/]*\.js$/;
  await page.route(panel, (route) => route.abort());
  await run(live);
  await expect(live.getByText(/^That could not be loaded\..+ reload the page\.$/)).toBeVisible();
  await page.unroute(panel);
  await page.route(/\/statement-editor\.[^/]*\.js$/, (route) => route.abort());
  await run(live);
  await expect(answer(live).locator('tbody tr')).toHaveCount(12, booted);
  await live.getByRole('button', { name: 'Edit' }).click();
  await live.getByRole('textbox', { name: 'Cypher statement' }).fill('RETURN 1 AS n');
  await run(live);
  await expect(answer(live).locator('tbody td')).toHaveText(['1']);
});

test('Stop ends an endless statement, during which the former answer is dimmed, and the next one is answered', async ({
  page,
}) => {
  await open(page, samplePage);
  const live = sample(page);
  await runStatement(live, 'RETURN 1 AS n');
  await expect(answer(live).locator('tbody td')).toHaveText(['1'], booted);
  await expect(answer(live).locator('..')).toHaveCSS('opacity', '1');
  await runStatement(live, 'MATCH (a), (b), (c), (d), (e) RETURN count(*)');
  await expect(statusOf(live)).toHaveText('Running', booted);
  await expect(answer(live).locator('..')).toHaveCSS('opacity', '0.5');
  await live.getByRole('button', { name: 'Stop' }).click();
  await expect(statusOf(live)).toHaveText(/^Stopped\. The graph is as it was/);
  await runStatement(live, 'MATCH (n) RETURN count(n) AS n');
  await expect(answer(live).locator('tbody td')).toHaveText(['43'], booted);
});

test('Stop ends only the statement above it; another one says that it waits, and is then answered', async ({
  page,
}) => {
  await open(page, samplePage);
  const [first, second] = [sample(page), sample(page, 1)];
  await runStatement(first, 'MATCH (a), (b), (c), (d), (e) RETURN count(*)');
  await expect(statusOf(first)).toHaveText('Running', booted);
  await run(second);
  await expect(statusOf(second)).toHaveText('Waiting for another statement of this page');
  await second.getByRole('button', { name: 'Stop' }).click();
  await expect(statusOf(second)).toHaveText('Stopped before it ran.');
  await expect(statusOf(first)).toHaveText('Running');
  await run(second);
  await first.getByRole('button', { name: 'Stop' }).click();
  await expect(statusOf(first)).toHaveText(/^Stopped\. The graph is as it was/);
  await expect(answer(second)).toBeVisible(booted);
});

test('shows the first thousand rows of a million', async ({ page }) => {
  await open(page, samplePage);
  const live = sample(page);
  await runStatement(live, 'UNWIND range(1, 1000000) AS i RETURN i');
  await expect(statusOf(live)).toHaveText(/^First 1,000 rows in /, booted);
  await expect(answer(live)).toContainText('The statement finds more rows');
  await answer(live).getByRole('button', { name: 'Show the first 1,000 rows' }).click();
  await expect(answer(live).getByRole('status')).toHaveText('The first 1,000 rows are shown.');
});

test('refuses a statement of a megabyte', async ({ page }) => {
  await open(page, samplePage);
  await runStatement(sample(page), `RETURN '${'x'.repeat(1_000_000)}' AS x`);
  await expect(sample(page).locator('[data-live-outcome="refused"]')).toContainText(
    'runs up to 50,000',
    booted,
  );
});

test('ends an endless statement when the reader leaves the page, and answers when the reader is back', async ({
  page,
}) => {
  await open(page, samplePage);
  await runStatement(sample(page), 'MATCH (a), (b), (c), (d), (e) RETURN count(*)');
  await expect(statusOf(sample(page))).toHaveText('Running', booted);
  await page.getByRole('link', { name: 'Glossary' }).first().click();
  await expect(page).toHaveURL(/glossary/);
  await expect.poll(() => page.workers().length).toBe(0);
  await page.goBack();
  await run(sample(page));
  await expect(answer(sample(page)).locator('tbody tr')).toHaveCount(12, booted);
});

test('reports a broken connection, and the next Run is answered without fetching the engine’s code again', async ({
  page,
}) => {
  await open(page, samplePage);
  const requests = watchEngine(page);
  const files = (from: number): readonly string[] =>
    requests.slice(from).map((url) => /\/engine\/[^/]+\/(\w+)\./.exec(url)?.[1] ?? '');
  let isBroken = true;
  const arrived = page.waitForEvent('requestfinished', {
    predicate: (request) => /\/engine\/.*pglite\./.test(request.url()) && request.method() === 'GET',
    ...booted,
  });
  await page.context().route(/\/engine\/.*graphs\./, async (route) => {
    await arrived;
    if (isBroken) await route.abort();
    else await route.continue();
  });
  const live = sample(page);
  await live.getByRole('button', { name: 'Run' }).click();
  await expect(live.locator('[data-live-outcome="failed"]')).toContainText('connection broke off', booted);
  isBroken = false;
  const before = requests.length;
  expect(files(0)).toContain('pglite');
  await live.getByRole('button', { name: 'Run' }).click();
  await expect(answer(live).locator('tbody tr')).toHaveCount(12, booted);
  expect(files(before)).toContain('graphs');
  expect(files(before)).not.toContain('pglite');
});

test('reports a file of the engine that ends half-way as a broken connection, and the next Run is answered', async ({
  page,
}) => {
  await open(page, samplePage);
  let isCut = true;
  await page.context().route(/\/engine\/.*pglite\./, async (route) => {
    if (!isCut || route.request().method() === 'HEAD') return route.continue();
    const response = await route.fetch();
    const body = await response.body();
    return route.fulfill({
      status: 200,
      body: body.subarray(0, body.length / 2),
      contentType: 'application/wasm',
    });
  });
  const live = sample(page);
  await run(live);
  await expect(failure(live)).toContainText('connection broke off', booted);
  isCut = false;
  await run(live);
  await expect(answer(live).locator('tbody tr')).toHaveCount(12, booted);
});

test('replaces copies of the engine that the browser keeps and that are damaged, on the next Run', async ({
  page,
}) => {
  const [id = ''] = readdirSync(`${siteDirectory}/engine`);
  await open(page, samplePage);
  await page.evaluate(async (engine) => {
    const cache = await caches.open(`age-engine-${engine}`);
    for (const name of ['pglite', 'system']) {
      const damaged = new Response('damaged', { headers: { 'content-type': 'application/wasm' } });
      await cache.put(`/ageSchemaClient/engine/${engine}/${name}.wasm`, damaged);
    }
  }, id);
  const live = sample(page);
  await run(live);
  await expect(failure(live)).toContainText('Run the statement again to start it anew', booted);
  await run(live);
  await expect(answer(live).locator('tbody tr')).toHaveCount(12, booted);
});

test('answers in a browser without storage for the engine, and says that no copy is kept', async ({
  page,
}) => {
  await open(page, samplePage);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 1000,
  });
  const live = sample(page);
  await run(live);
  await expect(answer(live).locator('tbody tr')).toHaveCount(12, booted);
  await expect(live).toContainText('This browser keeps no copy of the database');
});

test('says that a browser without WebAssembly cannot run statements, and loads nothing', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'WebAssembly'));
  const asked = watchEngine(page);
  await open(page, samplePage);
  await run(sample(page));
  await expect(failure(sample(page))).toContainText('does not let the page run WebAssembly');
  await expect(sample(page).getByRole('button', { name: 'Run', exact: true })).toBeEnabled();
  expect(asked.filter((url) => url.includes('/engine/'))).toEqual([]);
});

test('says that statements cannot run where the policy of a host forbids WebAssembly', async ({ page }) => {
  await page.context().route(/\/assets\/js\/[^/]*worker[^/]*\.js|\/assets\/js\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy': "script-src 'self'; connect-src 'self'",
    };
    await route.fulfill({ response, headers });
  });
  await open(page, samplePage);
  await run(sample(page));
  await expect(failure(sample(page))).toContainText('does not let the page run WebAssembly', booted);
});
