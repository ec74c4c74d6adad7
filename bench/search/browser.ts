import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { median } from '../timing/median';
import type { PreparedEngine } from './peers/engine';

export interface Timing {
  /** Milliseconds from the engine's bytes to an engine that takes a query; median of five page loads. */
  readonly ready: number;
  /**
   * Milliseconds from the same bytes to the first answer, including what an engine fetches only then; median of the
   * same loads.
   */
  readonly answered: number;
  /** Milliseconds per keystroke in the engine. */
  readonly p50: number;
  readonly p95: number;
  /** Keystrokes that were timed. */
  readonly keys: number;
}

export interface BrowserResult {
  /** Routes per query. */
  readonly routes: readonly (readonly string[])[];
  /** `null` for a simulation, whose time means nothing, and when only the order was asked for. */
  readonly timing: Timing | null;
  readonly slowTiming: Timing | null;
  /** Milliseconds from an empty cache to the first answer over {@link network}, compressed by brotli as the server does. */
  readonly firstResult: number | null;
  /** Names of the files that were asked for until the first answer, without the bench's own page. */
  readonly fetched: readonly string[];
}

/** A mobile connection: 9 Mbit/s, 85 ms there and back. */
export const network = {
  offline: false,
  latency: 85,
  downloadThroughput: 1_125_000,
  uploadThroughput: 190_000,
};

/** A percentile: the value below which the given share of the values lies, such as .95. 0 if there are no values. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/** Makes the processor this many times slower for a page. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Runs in every page of the bench: it defines a helper of `tsx` that pages lack, and a function that fetches an
 * engine's files.
 */
const pageScript = `
  globalThis.__name = (value) => value;
  globalThis.fetchFiles = async (names) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await (await fetch(name)).text()])));
`;

/** Opens a page that can run functions compiled by `tsx`, which wraps inner functions in a helper. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(pageScript);
  return page;
}

/** An engine in its page, and the first thing that is asked of it. */
interface Bench {
  readonly page: Page;
  readonly address: string;
  readonly engine: PreparedEngine;
  readonly query: string;
}

/** Opens the bench's page anew, loads the engine and asks it the query. */
async function loadOnce(
  { page, address, engine, query }: Bench,
  rate: number,
): Promise<Pick<Timing, 'ready' | 'answered'>> {
  await page.goto(address);
  await page.waitForFunction(() => 'adapter' in globalThis);
  await slowDown(page, rate);
  return page.evaluate(
    async ([names, text]) => {
      const files = await globalThis.fetchFiles((await globalThis.adapter.findFiles?.()) ?? names);
      const start = performance.now();
      await globalThis.adapter.load(files);
      const ready = performance.now() - start;
      await globalThis.adapter.search(text);
      return { ready, answered: performance.now() - start };
    },
    [engine.files, query] as const,
  );
}

/** Every beginning of the queries, as they are typed. */
const keystrokes = (queries: readonly string[]): string[] =>
  queries.flatMap((query) => Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)));

/**
 * Longest time for typing. Slow engines are judged by fewer keys, so that the whole bench takes less than ten minutes.
 */
const longestTyping = 20_000;

async function type(page: Page, texts: readonly string[]): Promise<number[]> {
  return page.evaluate(
    async ([list, longest]) => {
      const times: number[] = [];
      const end = performance.now() + longest;
      for (const text of list) {
        if (performance.now() > end) break;
        const start = performance.now();
        await globalThis.adapter.search(text);
        times.push(performance.now() - start);
      }
      return times;
    },
    [texts, longestTyping] as const,
  );
}

async function time(bench: Bench, texts: readonly string[], rate: number): Promise<Timing> {
  const { page, engine } = bench;
  const loads: Pick<Timing, 'ready' | 'answered'>[] = [];
  for (let run = 0; run < 5; run++) loads.push(await loadOnce(bench, rate));
  await page.evaluate(
    async (names) => globalThis.adapter.loadLater?.(await globalThis.fetchFiles(names)),
    [...(engine.later ?? [])],
  );
  const times = await type(page, texts);
  return {
    ready: median(loads.map(({ ready }) => ready)),
    answered: median(loads.map(({ answered }) => answered)),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    keys: times.length,
  };
}

/** From an empty cache to the first answer; median of three. */
async function timeFirstResult(
  browser: Browser,
  { address, engine: { files }, query }: Bench,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const page = await newPage(browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await page.goto(address);
    await page.waitForFunction(() => 'adapter' in globalThis);
    times.push(
      await page.evaluate(
        async ([names, text]) => {
          await globalThis.adapter.load(
            await globalThis.fetchFiles((await globalThis.adapter.findFiles?.()) ?? names),
          );
          await globalThis.adapter.search(text);
          return performance.now();
        },
        [files, query] as const,
      ),
    );
    await page.context().close();
  }
  return median(times);
}

/** Queries whose answers are asked for; keystrokes of the timed ones are measured. */
export interface AskedQueries {
  readonly timed: readonly string[];
  readonly others: readonly string[];
}

/**
 * Runs one engine in Chromium: all queries for their answers, then keystrokes for their time.
 *
 * @returns answers to the timed queries, then to the others
 */
export async function runInBrowser(
  browser: Browser,
  engine: PreparedEngine,
  { timed, others }: AskedQueries,
  withTimes: boolean,
): Promise<BrowserResult> {
  const server = await listen(createSiteServer({ directory: path.resolve(engine.folder), basePath: '/' }), 0);
  const page = await newPage(browser);
  const address = `http://localhost:${String(server.port)}/index.html`;
  const bench = { page, address, engine, query: timed[0] ?? '' };
  try {
    const asked = new Set<string>();
    page.on('response', (response) => {
      if (response.ok()) asked.add(new URL(response.url()).pathname.slice(1));
    });
    await loadOnce(bench, 1);
    page.removeAllListeners('response');
    const fetched = [...asked].filter((file) => file !== 'index.html');
    const routes = await page.evaluate(
      async (list) => {
        const all: (readonly string[])[] = [];
        for (const query of list)
          all.push((await globalThis.adapter.rank?.(query)) ?? (await globalThis.adapter.search(query)));
        return all;
      },
      [...timed, ...others],
    );
    if (engine.isSimulation || !withTimes)
      return { routes, timing: null, slowTiming: null, firstResult: null, fetched };
    const texts = keystrokes(timed.filter((_, at) => at % 6 === 0));
    const timing = await time(bench, texts, 1);
    const slowTexts = texts.filter((_, at) => at % 3 === 0);
    const slowTiming = await time(bench, slowTexts, 4);
    const firstResult = await timeFirstResult(browser, bench);
    return { routes, timing, slowTiming, firstResult, fetched };
  } finally {
    await page.context().close();
    await server.close();
  }
}

declare global {
  var fetchFiles: (names: readonly string[]) => Promise<Readonly<Record<string, string>>>;
}
