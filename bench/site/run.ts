/** Measures the site against a stock Docusaurus build of the same content. See the README for the options. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { writeWhole } from '../../plugins/background/write-whole';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium';
import { orStop, runMain, Stop } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { median, medians } from '../timing/median';
import { readCount } from '../timing/read-count';
import { takeTurns } from '../timing/take-turns';
import { measureBuilds, measureGrowth, withBuilds } from './measure-builds';
import { buildSite } from './build-site';
import { makeEmptyPage } from './empty-page';
import { type LighthouseResult, runLighthouse } from './lighthouse';
import { readMainScript, readPageScripts } from './main-script';
import type { SiteMeasures } from './measures';
import { measureBytes, type PageBytes } from './measure-bytes';
import { measureClicks } from './measure-clicks';
import { keyFigures, measureKeys } from './measure-search';
import { basePath, type BenchSite, ours, type PageName, pages, root, stock } from './places';
import { type PartRuns, rowsOf, type SiteResult } from './rows';
import { tableOf } from './report';
import { makeStockSite } from './stock-site';

const { values: options } = orStop(() =>
  readOptions({
    options: {
      runs: { type: 'string', default: '5' },
      builds: { type: 'boolean', default: false },
      scale: { type: 'string', default: '1' },
      growth: { type: 'string' },
      'skip-lighthouse': { type: 'boolean', default: false },
      'skip-pages': { type: 'boolean', default: false },
      'keep-stock': { type: 'boolean', default: false },
    },
  }),
);

const runs = orStop(() => readCount('runs', options.runs));
const scale = orStop(() => readCount('scale', options.scale));
const growth = orStop(() => (options.growth === undefined ? undefined : readCount('growth', options.growth)));
const names = Object.keys(pages) as PageName[];
const say = (text: string): void => console.log(text);

async function prepare(): Promise<void> {
  if (!existsSync(path.join(ours.build, 'index.html'))) {
    say('Building our site ...');
    await buildSite(ours, root);
  }
  if (options['keep-stock'] && existsSync(path.join(stock.build, 'index.html'))) return;
  say('Building the stock site ...');
  makeStockSite();
  await buildSite(stock, root);
}

interface Served {
  readonly site: BenchSite;
  readonly address: string;
}

interface Measured {
  readonly sites: readonly SiteMeasures[];
  /** Lighthouse's figures for a page of one sentence, visited between the others. */
  readonly emptyPage?: LighthouseResult;
}

/** One measurement after the other, the sites in turn. */
const inTurn = <T>(
  served: readonly Pick<Served, 'address'>[],
  measure: (address: string) => Promise<T>,
): Promise<readonly (readonly T[])[]> => takeTurns(served, runs, ({ address }) => measure(address));

interface LighthouseResults {
  readonly bySite: readonly Record<PageName, LighthouseResult>[];
  readonly emptyPage: LighthouseResult;
}

async function measureLighthouse(
  served: readonly Served[],
  emptyPage: string,
  port: number,
): Promise<LighthouseResults> {
  const bySite: Record<string, LighthouseResult>[] = served.map(() => ({}));
  const empty: LighthouseResult[] = [];
  for (const name of names) {
    say(`Lighthouse: ${name} ...`);
    const addresses = served.map(({ address }) => ({ address: address + pages[name] }));
    const measured = await inTurn([...addresses, { address: emptyPage }], (address) =>
      runLighthouse(address, port),
    );
    for (const [index, result] of bySite.entries()) result[name] = medians(measured[index] ?? []);
    empty.push(...(measured.at(-1) ?? []));
  }
  return { bySite, emptyPage: medians(empty) };
}

async function measureSites(
  browser: Browser,
  port: number,
  served: readonly Served[],
  emptyPage: string,
): Promise<Measured> {
  const bytes: Partial<Record<PageName, PageBytes>>[] = served.map(() => ({}));
  for (const name of names) {
    say(`Bytes of ${name} ...`);
    for (const [index, visited] of bytes.entries()) {
      const address = served[index]?.address ?? '';
      visited[name] = await measureBytes(browser, address + pages[name]);
    }
  }
  say('Clicks ...');
  const clicks = await inTurn(served, (address) => measureClicks(browser, address));
  say('Keys ...');
  const keys = await inTurn(
    served.filter(({ site }) => site.name === 'ours'),
    (address) => measureKeys(browser, address),
  );
  const lighthouse = options['skip-lighthouse'] ? null : await measureLighthouse(served, emptyPage, port);
  const sites = served.map(({ site }, index): SiteMeasures => ({
    mainScript: readMainScript(site.build),
    guideScripts: readPageScripts(site.build, pages.guide),
    bytes: (bytes[index] ?? {}) as Record<PageName, PageBytes>,
    clickMs: median((clicks[index] ?? []).flat()),
    ...(site.name === 'ours' && keyFigures(keys.flat(2))),
    lighthouse: lighthouse?.bySite[index],
  }));
  return { sites, ...(lighthouse && { emptyPage: lighthouse.emptyPage }) };
}

const file = path.join(root, 'bench/results/site.json');

/** What an earlier run has measured; a run of some parts keeps the others. */
const readEarlier = (): Partial<SiteResult> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<SiteResult>) : {};

const withLighthouse = (now?: SiteMeasures, before?: SiteMeasures): SiteMeasures | undefined =>
  now && { ...now, lighthouse: now.lighthouse ?? before?.lighthouse };

/** Writes each part as soon as it is measured. */
function keep(result: SiteResult): SiteResult {
  const facts = {
    script: 'bench/site/run.ts',
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, `${JSON.stringify({ ...result, ...facts }, null, 2)}\n`);
  return result;
}

async function measurePages(): Promise<Pick<SiteResult, 'ours' | 'stock' | 'emptyPage'>> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  const servers = await Promise.all(
    [ours, stock].map(async (site) => ({
      site,
      server: await listen(createSiteServer({ directory: site.build, basePath }), 0),
    })),
  );
  const served = servers.map(({ site, server }) => ({
    site,
    address: `http://localhost:${server.port}${basePath}`,
  }));
  const empty = await listen(createSiteServer({ directory: makeEmptyPage(), basePath }), 0);
  const emptyAddress = `http://localhost:${empty.port}${basePath}`;
  const { sites, emptyPage } = await measureSites(browser, port, served, emptyAddress);
  await browser.close();
  await Promise.all([...servers.map(({ server }) => server), empty].map((server) => server.close()));
  const [own, other] = sites;
  if (!own || !other) throw new Error('A site was not measured.');
  return { ours: own, stock: other, ...(emptyPage && { emptyPage }) };
}

/** Only of the parts that this run measures: the others keep the number of theirs. */
const runsOfNow = (): PartRuns => ({
  ...(!options['skip-pages'] && { clicksAndKeys: runs }),
  ...(!options['skip-pages'] && !options['skip-lighthouse'] && { lighthouse: runs }),
});

async function main(): Promise<void> {
  await prepare();
  const earlier = readEarlier();
  const measured = options['skip-pages'] ? earlier : await measurePages();
  const own = withLighthouse(measured.ours, earlier.ours);
  const other = withLighthouse(measured.stock, earlier.stock);
  if (!own || !other) throw new Stop('No earlier run has measured the pages: leave out --skip-pages.');
  let result = keep({
    ...earlier,
    ...measured,
    ours: own,
    stock: other,
    runs: { ...earlier.runs, ...runsOfNow() },
  });
  if (growth) result = keep({ ...result, growth: await measureGrowth(growth, say) });
  const scales = options.builds ? [...new Set([1, scale])] : [];
  for (const each of scales) {
    // Four times the pages take half an hour a round.
    const builds = await measureBuilds(each, each === 1 ? runs : 1, say);
    result = keep({ ...result, builds: withBuilds(result.builds ?? [], builds) });
  }
  say(`\n${tableOf(rowsOf(result))}\n\nWritten to bench/results/site.json`);
}

runMain(main);
