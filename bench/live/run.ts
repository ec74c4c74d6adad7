import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { site } from '../../config/site';
import { writeWhole } from '../../plugins/background/write-whole';
import { requireBuild } from '../../scripts/built';
import { runMain, Stop } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { launch } from '../timing/launch';
import { median } from '../timing/median';
import { readCount } from '../timing/read-count';
import { compressSite, startHost, type Compression, type Host } from './host';
import { openEditorAndPicture, openPage, readMemory, runAgain, runFirst, type FirstRun } from './measure';

const typical = (values: readonly number[]): number => Math.round(median(values));

const summary = (measured: readonly FirstRun[]): object => ({
  'click to first rows, ms': typical(measured.map(({ ms }) => ms)),
  'bytes on Run': typical(measured.map(({ bytes }) => bytes)),
  'longest main-thread task, ms': Math.round(Math.max(...measured.map(({ longestTask }) => longestTask))),
  runs: measured.length,
});

/** Each cold run has a new profile; the warm runs are later visits with the last of these profiles. */
async function measureVisits(browser: Browser, host: Host, runs: number): Promise<object> {
  const cold: FirstRun[] = [];
  const warm: FirstRun[] = [];
  for (let n = 0; n < runs; n += 1) {
    const context = await browser.newContext();
    const page = await openPage(context, host);
    cold.push(await runFirst(page, host));
    await page.close();
    const later = await openPage(context, host);
    warm.push(await runFirst(later, host));
    await context.close();
  }
  return { cold: summary(cold), warm: summary(warm) };
}

async function measureSession(browser: Browser, host: Host): Promise<object> {
  const context = await browser.newContext();
  const page = await openPage(context, host);
  const before = await readMemory(browser, page);
  await runFirst(page, host);
  const after = await readMemory(browser, page);
  const statements = await runAgain(page, 20);
  await openEditorAndPicture(page);
  const all = await readMemory(browser, page);
  await page.getByRole('link', { name: 'Glossary' }).first().click();
  await page.waitForURL(/glossary/);
  const left = await readMemory(browser, page);
  await context.close();
  return {
    'click to new rows on a booted engine, ms': typical(statements),
    'memory added by Run, MB': after - before,
    'memory added with editor and picture, MB': all - before,
    'memory left after leaving the page, MB': left - before,
  };
}

async function measureAll(browser: Browser, directory: string, runs: number): Promise<object> {
  const result: Record<string, object | string> = { browser: browser.version() };
  for (const compression of ['brotli', 'none'] satisfies readonly Compression[]) {
    const host = await startHost(directory, site.baseUrl, compression);
    try {
      result[`host compresses: ${compression}`] = await measureVisits(browser, host, runs);
      if (compression === 'brotli') result.session = await measureSession(browser, host);
    } finally {
      host.close();
    }
  }
  return result;
}

async function main(): Promise<void> {
  const { values, positionals } = readOptions({
    options: { runs: { type: 'string', default: '7' } },
    allowPositionals: true,
  });
  const runs = readCount('runs', values.runs);
  const [name = 'build'] = positionals;
  const directory = path.resolve(name);
  requireBuild(directory, name);
  if (!existsSync(path.join(directory, 'engine')))
    throw new Stop(`${directory} is no built site with an engine: run "npm run build" first.`);
  await compressSite(directory);
  // Memory is read after the engine has been asked to free what it no longer uses.
  const browser = await launch(['--js-flags=--expose-gc']);
  try {
    const text = `${JSON.stringify(await measureAll(browser, directory, runs), null, 2)}\n`;
    mkdirSync('bench/results', { recursive: true });
    writeWhole('bench/results/live.json', text);
    console.log(text);
  } finally {
    await browser.close();
  }
}

runMain(main);
