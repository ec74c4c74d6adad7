/**
 * Compares the embedded engine with its peers in one run: relevance by kind, bytes up to the first result, time in
 * Chromium, and how the modal follows the keys. Needs a built site. Writes `bench/results/search.json` after a whole run.
 * Parts of it print only: `--order` leaves the times out, which mean something on a quiet machine only; `--modal` is the
 * modal alone; `--engines embedded,lunr` are some engines.
 */
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { writeWhole } from '../../plugins/background/write-whole';
import { requireBuild } from '../../scripts/built';
import { runMain, Stop } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { launch } from '../timing/launch';
import { network, runInBrowser } from './browser';
import { bytesOf, indexBytes } from './bytes';
import { runInterfaces } from './interfaces';
import type { BoxFigures } from './key-figures';
import { runModal, type ModalResult } from './modal';
import { installPeers, peerVersions } from './peers/install';
import { prepareEngines, readEngineNames } from './peers/prepare';
import { allQueries, queriedVersion, trainingQueries, type BenchQuery } from './query-set';
import { printEngines, printInterfaces, printKinds, printModal, toScores, type EngineResult } from './report';
import type { Ranking } from './score';

const options = {
  order: { type: 'boolean', default: false },
  modal: { type: 'boolean', default: false },
  engines: { type: 'string', default: '' },
} as const;

const site = path.resolve('build');

interface Compared {
  readonly engines: Readonly<Record<string, EngineResult>>;
  /** From a key to the painted list, in the modal and in the peers' own search boxes: keys that all of them answered. */
  readonly interfaces: Readonly<Record<string, BoxFigures>>;
}

/** What to measure. */
interface Part {
  readonly engines: readonly string[];
  readonly isTimed: boolean;
  /** Whether the peers' own search boxes are typed into, too. */
  readonly hasBoxes: boolean;
}

async function runEngines(browser: Browser, { engines, isTimed, hasBoxes }: Part): Promise<Compared> {
  installPeers();
  const results: Record<string, EngineResult> = {};
  const prepared = await prepareEngines(site, queriedVersion, engines);
  for (const engine of prepared) {
    const start = Date.now();
    const { routes, fetched, ...times } = await runInBrowser(
      browser,
      engine,
      { timed: allQueries.map(({ q }) => q), others: trainingQueries.map(({ q }) => q) },
      isTimed,
    );
    const rank = (query: BenchQuery, at: number): Ranking => ({ query, routes: routes[at] ?? [] });
    results[engine.name] = {
      bytes: bytesOf(engine, site, fetched),
      requests: fetched.length,
      ...times,
      scores: toScores(
        allQueries.map(rank),
        trainingQueries.map((query, at) => rank(query, allQueries.length + at)),
      ),
    };
    console.log(`${engine.name}: ${String(Math.round((Date.now() - start) / 1000))} s`);
  }
  printEngines(results);
  printKinds(results);
  const interfaces = hasBoxes ? await runInterfaces(browser, prepared) : {};
  printInterfaces(interfaces);
  return { engines: results, interfaces };
}

async function runModalPart(browser: Browser): Promise<ModalResult> {
  const modal = await runModal(browser, site);
  printModal(modal);
  return modal;
}

runMain(async () => {
  const { values } = readOptions({ options });
  if (values.order && values.modal)
    throw new Stop('--order leaves the modal out, and --modal all else: give one of them.');
  const isTimed = !values.order;
  const hasBoxes = isTimed && values.engines === '';
  const part: Part = { engines: readEngineNames(values.engines), isTimed, hasBoxes };
  requireBuild(site, 'build');
  const browser = await launch();
  try {
    const modal = isTimed ? await runModalPart(browser) : null;
    const compared = values.modal ? null : await runEngines(browser, part);
    const indexes = indexBytes(site);
    console.table(indexes);
    if (!modal || !compared || values.engines) return;
    const result = {
      queries: allQueries.length,
      trainingQueries: trainingQueries.length,
      peerVersions,
      network,
      indexes,
      ...compared,
      modal,
    };
    writeWhole(path.resolve('bench/results/search.json'), `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await browser.close();
  }
});
