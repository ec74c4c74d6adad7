import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openEngine } from '../bench/search/embedded';
import { modalRequest } from '../bench/search/modal-request';
import { inModalOrder } from '../bench/search/modal-order';
import { groupBy } from '../src/features/group-by/group-by';
import { indexFolder, indexFormat } from '../src/features/search/engine/index-file';
import { siteDirectory } from './support/places';
import { hold } from './support/requests';
import { hits, modal, openModal, openModalHere, shownGroups, type Group } from './support/search-engines';
import { expect, open, test } from './support/test';

// What only the embedded engine does; what both engines do is in `search.spec.ts`.

const scripts = path.join(siteDirectory, 'assets/js');
const scriptsWith = (text: string): string[] =>
  readdirSync(scripts).filter((name) => readFileSync(path.join(scripts, name), 'utf8').includes(text));

/** Reads the version from the text of the module, which imports what only the bundler understands. */
const statedVersion = (): string =>
  /version = '([^']+)'/.exec(
    readFileSync(path.resolve('src/features/search/bar/docsearch-light.ts'), 'utf8'),
  )?.[1] ?? 'none';

test('the modal is not in main.js, and is the version of DocSearch that the source states', () => {
  const modalScripts = scriptsWith('DocSearch-Hit-source');
  expect(modalScripts).toHaveLength(1);
  expect(modalScripts[0]).not.toMatch(/^main\./);
  expect(readFileSync(path.join(scripts, modalScripts[0] ?? ''), 'utf8')).toContain(`"${statedVersion()}"`);
});

test('a page connects to no search service in advance', async ({ page }) => {
  await open(page, 'docs/intro');
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
});

/** Collects the paths of the search's files as the page requests them: index, worker, modal. */
function watchSearchFiles(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes(indexFolder) || /\/search\.[^/]*\.js$|modal/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('fetches its files when the pointer reaches the button, each once, and none of another version', async ({
  page,
}) => {
  const asked = watchSearchFiles(page);
  await open(page, 'docs/intro');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /^Search/ }).hover();
  await expect.poll(() => asked.filter((address) => address.includes('.text.')).length).toBe(2);
  const input = await openModalHere(page);
  await input.fill('introduction');
  await expect(hits(page).first()).toBeVisible();
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.some((address) => address.includes('current.'))).toBe(false);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`fetches its files only when it is opened, on a connection with ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '4g', saveData: false, ...given },
      });
    }, connection);
    const asked = watchSearchFiles(page);
    await open(page, 'docs/intro');
    const button = page.getByRole('button', { name: /^Search/ });
    await button.hover();
    await button.focus();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await button.click();
    await modal(page).getByRole('combobox').fill('introduction');
    await expect(hits(page).first()).toBeVisible();
  });

/** Follows the modal's link to all hits, and expects the search page to count as many as the link. */
async function seeAllOf(page: Page, query: string): Promise<void> {
  await (await openModalHere(page)).fill(query);
  const link = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
  const count = /\d+/.exec(await link.innerText())?.[0] ?? 'none';
  await link.click();
  await expect(page.getByText(`${count} documents found`)).toBeVisible();
}

test('modal and search page search the same version, on pages of a version and on pages without one', async ({
  page,
}) => {
  const seeAll = async (query: string): Promise<string> => {
    await seeAllOf(page, query);
    return page.getByRole('combobox', { name: 'Version' }).inputValue();
  };
  await open(page, 'docs/next/intro');
  expect(await seeAll('facade')).toBe('current');
  expect(await seeAll('savepoint')).toBe('current');
  await page.getByRole('combobox', { name: 'Version' }).selectOption('0.3.0');
  expect(await seeAll('facade')).toBe('0.3.0');
  await open(page, 'docs/next/intro');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  expect(await seeAll('facade')).toBe('0.3.0');
});

test('the search page starts on the version of the page that led to it', async ({ page }) => {
  await open(page, 'docs/next/intro');
  await page.goto('search?q=facade', { referer: page.url() });
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('current');
});

test('the search page starts on the version picked before, and keeps it', async ({ page }) => {
  const version = page.getByRole('combobox', { name: 'Version' });
  await open(page, 'docs/intro');
  await page.getByRole('button', { name: 'Docs version 0.3.0' }).hover();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/docs\/next\/intro/);
  // A new document starts the application anew, which must read the stored version.
  await open(page, 'blog');
  await seeAllOf(page, 'facade');
  await expect(version).toHaveValue('current');
  await expect(page).toHaveURL(/version=current/);
  await page.reload();
  await expect(version).toHaveValue('current');

  await open(page, 'search?q=facade');
  await expect(version).toHaveValue('current');
  await expect(page).toHaveURL(/version=current/);
  await version.selectOption('0.3.0');
  await seeAllOf(page, 'savepoint');
  await expect(version).toHaveValue('0.3.0');
  await expect(page).not.toHaveURL(/version=/);
});

const engine = openEngine(siteDirectory, '0.3.0');

/** The addresses of the engine's hits, grouped by section in the order of the modal. */
function expectedGroups(query: string): readonly Group[] {
  const found = inModalOrder(engine.search(modalRequest(query, '0.3.0')).hits);
  return [...groupBy(found, ({ hierarchy }) => hierarchy.lvl0 ?? '')].map(([name, group]) => [
    name,
    group.map(({ url }) => {
      const { pathname, hash } = new URL(url);
      return pathname + hash;
    }),
  ]);
}

test('shows the hits that the benchmark scores, in the same order and under the same names of sections', async ({
  page,
}) => {
  const input = await openModal(page);
  for (const query of ['connection', 'create an edge', 'transaction']) {
    await input.fill(query);
    await expect.poll(() => shownGroups(page)).toEqual(expectedGroups(query));
  }
});

test('has the answer to the next letter before it is typed, and renders letter and answer once each', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const stored = Reflect.get(Storage.prototype, 'setItem');
    // DocSearch tests two storages in each render, for recent searches and for favourites: each is half a render.
    const drawings = { halves: 0 };
    Object.assign(window, { drawings });
    Storage.prototype.setItem = function (this: Storage, key, value) {
      if (key === '__TEST_KEY__') drawings.halves++;
      stored.call(this, key, value);
    };
    const posted = Reflect.get(Worker.prototype, 'postMessage') as (this: Worker, message: unknown) => void;
    const told: unknown[] = [];
    Object.assign(window, { told });
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      if (told.length === 0) this.addEventListener('message', ({ data }) => told.push(data));
      // Once deaf, the worker receives no message: only answers computed before can be shown.
      if (!('isDeaf' in window)) posted.call(this, message);
    };
  });
  const input = await openModal(page);
  await input.pressSequentially('que');
  await page.waitForFunction(() =>
    (Reflect.get(window, 'told') as { request?: string }[]).some(({ request }) =>
      request?.includes('"quer"'),
    ),
  );
  await page.evaluate(async () => {
    Object.assign(window, { isDeaf: true });
    // The worker may look ahead while the modal still renders the previous letters: wait until that has ended.
    const drawings = Reflect.get(window, 'drawings') as { halves: number };
    do {
      drawings.halves = 0;
      await new Promise((resolve) => setTimeout(resolve, 200));
    } while (drawings.halves > 0);
  });
  await input.press('r');
  expect(expectedGroups('quer')).not.toEqual(expectedGroups('que'));
  await expect.poll(() => shownGroups(page)).toEqual(expectedGroups('quer'));
  expect(await page.evaluate(() => Reflect.get(window, 'drawings') as unknown)).toEqual({ halves: 4 });
});

for (const [what, pattern, body] of [
  ['a list that is another file', '**/manifest.json', '<!doctype html>'],
  ['a list of another build', '**/manifest.json', '{"format":0,"indexes":[]}'],
  ['an index that is cut off', '**/0.3.0.index.*.json', `{"format":${indexFormat},"build":"a","source":{"na`],
  [
    'an index that is damaged',
    '**/0.3.0.index.*.json',
    `{"format":${indexFormat},"source":{"name":"0.3.0"},"terms":"x"}`,
  ],
] as const) {
  test(`shows a failure for ${what}, and recovers`, async ({ page, noise }) => {
    noise.expect(/Search failed: /);
    await page.route(pattern, (route) => route.fulfill({ contentType: 'application/json', body }));
    const input = await openModal(page);
    await input.fill('introductio');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await page.unroute(pattern);
    await input.press('n');
    await expect(hits(page).first()).toContainText('Introduction');
  });
}

test('replaces a worker that cannot be loaded', async ({ page, noise }) => {
  noise.expect(/Search failed: The search worker failed/);
  const worker = /\/search\.[^/]*\.js$/;
  await page.route(worker, (route) => route.abort());
  const input = await openModal(page);
  await input.fill('introductio');
  await expect(modal(page)).toContainText('Unable to fetch results');
  await page.unroute(worker);
  await input.press('n');
  await expect(hits(page).first()).toContainText('Introduction');
});

test('shows hits without snippets, and logs a warning, when the texts cannot be fetched', async ({
  page,
  noise,
}) => {
  noise.expect(/Search results have no snippets/);
  await page.route('**/*.text.*.json', (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => message.text().includes('no snippets'));
  const input = await openModal(page);
  await input.fill('row level security');
  await expect(hits(page).first()).toContainText('security');
  await warned;
  await expect(hits(page).locator('.DocSearch-Hit-path mark')).toHaveCount(0);
});

test('adds snippets to the hits when the texts arrive late, and keeps query and focus', async ({ page }) => {
  const texts = await hold(page, '**/*.text.*.json');
  const input = await openModal(page);
  await input.fill('row level security');
  const marked = hits(page).locator('.DocSearch-Hit-path mark');
  await expect(hits(page).first()).toBeVisible();
  await expect(marked).toHaveCount(0);
  texts.release();
  await expect(marked.first()).toBeVisible();
  await expect(input).toHaveValue('row level security');
  await expect(input).toBeFocused();
});

test('replaces a worker that dies', async ({ page }) => {
  const input = await openModal(page);
  await input.fill('introductio');
  await expect(hits(page).first()).toContainText('Introduction');
  const worker = page.workers()[0];
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('died');
    });
  });
  await expect.poll(() => page.workers().length).toBe(0);
  await input.press('n');
  await expect(hits(page).first()).toContainText('Introduction');
  await expect.poll(() => page.workers().length).toBe(1);
});
