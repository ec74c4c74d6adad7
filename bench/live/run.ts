import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium';
import { startHost, type Compression, type Host } from './host';
import { openEditorAndPicture, openPage, readMemory, runAgain, runFirst, type FirstRun } from './measure';

const BASE = '/ageSchemaClient/';
const argument = process.argv.slice(2).find((each) => !each.startsWith('--'));
const directory = path.resolve(argument ?? 'build');
const runs = Number(process.argv.find((each) => each.startsWith('--runs='))?.slice('--runs='.length) ?? 5);

const median = (values: readonly number[]): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

const summary = (measured: readonly FirstRun[]): object => ({
  'click to first rows, ms': median(measured.map(({ ms }) => ms)),
  'bytes on Run': median(measured.map(({ bytes }) => bytes)),
  'longest main-thread task, ms': Math.round(Math.max(...measured.map(({ longestTask }) => longestTask))),
  runs: measured.length,
});

/** A new profile for each cold run; the warm runs are later visits of the last one. */
async function measureVisits(browser: Browser, host: Host): Promise<object> {
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
  const before = await readMemory(browser);
  await runFirst(page, host);
  const after = await readMemory(browser);
  const statements = await runAgain(page, 20);
  await openEditorAndPicture(page);
  const all = await readMemory(browser);
  await page.getByRole('link', { name: 'Glossary' }).first().click();
  await page.waitForURL(/glossary/);
  await page.waitForTimeout(2_000);
  const left = await readMemory(browser);
  await context.close();
  return {
    'statement on a booted engine, ms': median(statements),
    'memory added by Run, MB': after - before,
    'memory added with editor and picture, MB': all - before,
    'memory left after leaving the page, MB': left - before,
  };
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  const result: Record<string, object | string> = { browser: browser.version() };
  for (const compression of ['brotli', 'none'] satisfies readonly Compression[]) {
    const host = await startHost(directory, BASE, compression);
    result[`host compresses: ${compression}`] = await measureVisits(browser, host);
    if (compression === 'brotli') result.session = await measureSession(browser, host);
    host.close();
  }
  await browser.close();
  const text = `${JSON.stringify(result, null, 2)}\n`;
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/live.json', text);
  console.log(text);
}

void main();
