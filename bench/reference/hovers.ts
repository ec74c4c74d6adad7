import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { brotliSize } from '../../scripts/bytes';
import { median } from '../timing/median';

interface Size {
  /** Bytes as built. */
  readonly raw: number;
  /** Bytes after Brotli, quality 11. */
  readonly brotli: number;
}

const typesFile = /\/assets\/types\/[^/]+\.json$/;

/** Bytes of types on one page. */
export interface PageHovers {
  readonly page: string;
  /** Bytes of types that the page has fetched when it is idle; its HTML holds none either. */
  readonly 'before the first hover': Size;
  readonly 'after hovers over two blocks': Size;
  readonly requests: number;
}

/** Files of types in the whole build. */
export interface AllHovers {
  readonly 'pages with types': number;
  readonly 'median, bytes with Brotli': number;
  readonly 'largest, bytes with Brotli': number;
}

const sizeOf = (content: Buffer): Size => ({ raw: content.length, brotli: brotliSize(content) });

const none: Size = { raw: 0, brotli: 0 };

const add = (a: Size, b: Size): Size => ({ raw: a.raw + b.raw, brotli: a.brotli + b.brotli });

function watchTypes(page: Page): { readonly read: () => Promise<readonly Size[]> } {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (typesFile.test(response.url())) bodies.push(response.body());
  });
  return { read: async () => (await Promise.all(bodies)).map(sizeOf) };
}

/** Opens a page, lets it come to rest, then brings the pointer over names of its first two samples. */
export async function measureHovers(browser: Browser, site: string, route: string): Promise<PageHovers> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const types = watchTypes(page);
  await page.goto(`${site}${route}`);
  await page.mouse.move(5, 5);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const before = await types.read();
  const blocks = page.locator('.language-ts pre[tabindex]');
  for (const block of [blocks.first(), blocks.nth(1)]) {
    await block.hover();
    await block.locator('[data-note]').first().waitFor({ state: 'attached' });
  }
  const after = await types.read();
  await context.close();
  return {
    page: route,
    'before the first hover': before.reduce(add, none),
    'after hovers over two blocks': after.reduce(add, none),
    requests: after.length,
  };
}

/** The files of types that a build keeps for its pages. @throws Error when it has none */
export function measureTypeFiles(build: string): AllHovers {
  const folder = path.join(build, 'assets/types');
  const sizes = readdirSync(folder).map((name) => brotliSize(readFileSync(path.join(folder, name))));
  return {
    'pages with types': sizes.length,
    'median, bytes with Brotli': Math.round(median(sizes)),
    'largest, bytes with Brotli': Math.max(...sizes),
  };
}
