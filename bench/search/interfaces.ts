import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { site } from '../../config/site';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { newPage } from './browser';
import { compareBox, type BoxFigures } from './key-figures';
import { timeKeys, type Surface, type TimedKeys } from './key-timing';
import { openModal, surface as modalSurface } from './modal';
import { buildLocalSearchSite } from './peers/local-search-site';
import type { PreparedEngine } from './peers/engine';

/** A search box on its page. */
interface Interface {
  readonly name: string;
  readonly surface: Surface;
  /** Opens the page and the box, and waits for its first list, so that no key waits for an index. */
  readonly open: (page: Page, address: string) => Promise<void>;
  /** @returns the folder to serve, and the page's address below the base path */
  readonly prepare: () => Promise<{
    readonly folder: string;
    readonly basePath: string;
    readonly page: string;
  }>;
}

const openBox =
  ({ input, list, hit }: Surface) =>
  async (page: Page, address: string): Promise<void> => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator(input).click();
    await page.locator(input).pressSequentially('cr', { delay: 100 });
    await page.locator(`${list} ${hit}`).first().waitFor();
  };

const modal: Interface = {
  name: 'the modal',
  surface: modalSurface,
  open: openModal,
  prepare: () =>
    Promise.resolve({ folder: path.resolve('build'), basePath: site.baseUrl, page: 'docs/intro' }),
};

const pagefindPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pagefind</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="pagefind/pagefind-ui.css">
<div id="search"></div>
<script src="pagefind/pagefind-ui.js"></script>
<script>new PagefindUI({ element: '#search', showImages: false, debounceTimeoutMs: 0 });</script>
`;

const pagefindSurface: Surface = {
  input: '.pagefind-ui__search-input',
  list: '.pagefind-ui__drawer',
  hit: '.pagefind-ui__result',
};

/** Without Pagefind's pause after each key, which would be most of its time. */
const pagefind = (folder: string): Interface => ({
  name: 'Pagefind, its own box',
  surface: pagefindSurface,
  open: openBox(pagefindSurface),
  prepare: () => {
    writeFileSync(path.join(folder, 'box.html'), pagefindPage);
    return Promise.resolve({ folder, basePath: '/', page: 'box.html' });
  },
});

const localSearchSurface: Surface = {
  input: '.navbar__search-input',
  list: '.navbar__search [class*="dropdownMenu"]',
  hit: '[class*="suggestion_"]',
};

const localSearch: Interface = {
  name: 'local-search plugin, its own box',
  surface: localSearchSurface,
  open: openBox(localSearchSurface),
  prepare: async () => ({
    folder: await buildLocalSearchSite(),
    basePath: site.baseUrl,
    page: 'docs/intro',
  }),
};

async function measure(browser: Browser, { surface, open, prepare }: Interface): Promise<TimedKeys> {
  const { folder, basePath, page: path } = await prepare();
  const server = await listen(createSiteServer({ directory: folder, basePath }), 0);
  const page = await newPage(browser);
  try {
    await open(page, `http://localhost:${String(server.port)}${basePath}${path}`);
    return await timeKeys(page, surface);
  } finally {
    await page.context().close();
    await server.close();
  }
}

/** Types into the modal and the peers' own search boxes, one after the other; one that cannot be made is left out and named. */
export async function runInterfaces(
  browser: Browser,
  engines: readonly PreparedEngine[],
): Promise<Readonly<Record<string, BoxFigures>>> {
  const prepared = engines.find(({ name }) => name === 'pagefind');
  const timed: Record<string, TimedKeys> = {};
  for (const each of [localSearch, modal, ...(prepared ? [pagefind(prepared.folder)] : [])]) {
    try {
      timed[each.name] = await measure(browser, each);
    } catch (error) {
      console.error(`${each.name} is left out:`, error instanceof Error ? error.message : error);
    }
  }
  const boxes = Object.values(timed);
  return Object.fromEntries(Object.entries(timed).map(([name, box]) => [name, compareBox(box, boxes)]));
}
