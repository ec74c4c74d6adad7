import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium';
import { type Listening, listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { median, medians } from '../timing/median';
import { takeTurns } from '../timing/take-turns';
import { makeEmptyPage } from './empty-page';
import { type LighthouseResult, runLighthouse } from './lighthouse';
import { readMainScript, readPageScripts } from './main-script';
import { measureBytes, type PageBytes } from './measure-bytes';
import { measureClicks } from './measure-clicks';
import { keyFigures, measureKeys } from './measure-search';
import type { SiteMeasures } from './measures';
import { basePath, type BenchSite, ours, type PageName, pages, stock } from './places';
import type { SiteResult } from './rows';

/** How to measure. */
export interface PageOptions {
  /** How often clicks, keys and Lighthouse are measured; the medians count. */
  readonly runs: number;
  readonly hasLighthouse: boolean;
  readonly say: (text: string) => void;
}

interface Served {
  readonly site: BenchSite;
  readonly address: string;
}

/** The sites and the page of one sentence, ready to be visited. */
interface Visited {
  readonly browser: Browser;
  /** On which Lighthouse finds the browser. */
  readonly port: number;
  readonly served: readonly Served[];
  readonly emptyPage: string;
}

interface Measured {
  readonly sites: readonly SiteMeasures[];
  /** Lighthouse's figures for a page of one sentence, visited between the others. */
  readonly emptyPage?: LighthouseResult;
}

const names = Object.keys(pages) as PageName[];

/** One measurement after the other, the sites in turn. */
const inTurn = <T>(
  served: readonly Pick<Served, 'address'>[],
  runs: number,
  measure: (address: string) => Promise<T>,
): Promise<readonly (readonly T[])[]> => takeTurns(served, runs, ({ address }) => measure(address));

interface LighthouseResults {
  readonly bySite: readonly Record<PageName, LighthouseResult>[];
  readonly emptyPage: LighthouseResult;
}

async function measureLighthouse(
  { served, emptyPage, port }: Visited,
  { runs, say }: PageOptions,
): Promise<LighthouseResults> {
  const bySite: Record<string, LighthouseResult>[] = served.map(() => ({}));
  const empty: LighthouseResult[] = [];
  for (const name of names) {
    say(`Lighthouse: ${name} ...`);
    const addresses = served.map(({ address }) => ({ address: address + pages[name] }));
    const measured = await inTurn([...addresses, { address: emptyPage }], runs, (address) =>
      runLighthouse(address, port),
    );
    for (const [index, result] of bySite.entries()) result[name] = medians(measured[index] ?? []);
    empty.push(...(measured.at(-1) ?? []));
  }
  return { bySite, emptyPage: medians(empty) };
}

/** The bytes of each page of each site. */
async function measureAllBytes(
  { browser, served }: Visited,
  say: PageOptions['say'],
): Promise<readonly Record<PageName, PageBytes>[]> {
  const bytes: Record<string, PageBytes>[] = served.map(() => ({}));
  for (const name of names) {
    say(`Bytes of ${name} ...`);
    for (const [index, { address }] of served.entries()) {
      const visited = bytes[index];
      if (visited) visited[name] = await measureBytes(browser, address + pages[name]);
    }
  }
  return bytes;
}

async function measureSites(visited: Visited, options: PageOptions): Promise<Measured> {
  const { browser, served } = visited;
  const { runs, hasLighthouse, say } = options;
  const bytes = await measureAllBytes(visited, say);
  say('Clicks ...');
  const clicks = await inTurn(served, runs, (address) => measureClicks(browser, address));
  say('Keys ...');
  const keys = await inTurn(
    served.filter(({ site }) => site.name === 'ours'),
    runs,
    (address) => measureKeys(browser, address),
  );
  const lighthouse = hasLighthouse ? await measureLighthouse(visited, options) : undefined;
  const sites = served.map(({ site }, index): SiteMeasures => ({
    mainScript: readMainScript(site.build),
    guideScripts: readPageScripts(site.build, pages.guide),
    bytes: bytes[index] ?? ({} as Record<PageName, PageBytes>),
    clickMs: median((clicks[index] ?? []).flat()),
    ...(site.name === 'ours' && keyFigures(keys.flat(2))),
    lighthouse: lighthouse?.bySite[index],
  }));
  return { sites, ...(lighthouse && { emptyPage: lighthouse.emptyPage }) };
}

/** Serves both sites and the page of one sentence, visits them, and ends servers and browser, also when a visit fails. */
async function visitSites(options: PageOptions): Promise<Measured> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const servers: Listening[] = [];
  const serve = async (directory: string): Promise<string> => {
    const server = await listen(createSiteServer({ directory, basePath }), 0);
    servers.push(server);
    return `http://localhost:${server.port}${basePath}`;
  };
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const served: Served[] = [];
    for (const site of [ours, stock]) served.push({ site, address: await serve(site.build) });
    const emptyPage = await serve(makeEmptyPage());
    return await measureSites({ browser, port, served, emptyPage }, options);
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/**
 * Measures what the pages of both sites cost their readers; both have to be built.
 *
 * @throws Error when one of them was not measured
 */
export async function measurePages(
  options: PageOptions,
): Promise<Pick<SiteResult, 'ours' | 'stock' | 'emptyPage'>> {
  const { sites, emptyPage } = await visitSites(options);
  const [own, other] = sites;
  if (!own || !other) throw new Error('A site was not measured.');
  return { ours: own, stock: other, ...(emptyPage && { emptyPage }) };
}
