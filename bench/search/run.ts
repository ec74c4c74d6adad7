/**
 * Compares the embedded engine with its peers in one run: relevance by kind, bytes up to the first result, time in
 * Chromium, and how the modal follows the keys. Needs a built site. Writes `bench/results/search.json` after a whole run.
 * Parts of it print only: `--order` leaves the times out, which mean something on a quiet machine only; `--modal` is the
 * modal alone; `--engines embedded,lunr` are some engines.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launch, network, runInBrowser } from './browser';
import { bytesOf, indexBytes } from './bytes';
import { runModal, type ModalResult } from './modal';
import { installPeers, peerVersions } from './peers/install';
import { prepareEngines } from './peers/prepare';
import { allQueries, queriedVersion } from './query-set';
import { printEngines, printKinds, printModal, toScores, type EngineResult } from './report';

const { values } = parseArgs({
  options: {
    order: { type: 'boolean', default: false },
    modal: { type: 'boolean', default: false },
    engines: { type: 'string', default: '' },
  },
});

const site = path.resolve('build');

async function runEngines(browser: Browser): Promise<Record<string, EngineResult>> {
  installPeers();
  const only = values.engines.split(',').filter(Boolean);
  const results: Record<string, EngineResult> = {};
  for (const engine of await prepareEngines(site, queriedVersion, only)) {
    const start = Date.now();
    const { routes, fetched, ...times } = await runInBrowser(
      browser,
      engine,
      allQueries.map(({ q }) => q),
      !values.order,
    );
    results[engine.name] = {
      bytes: bytesOf(engine, site, fetched.bytes),
      fetched,
      ...times,
      scores: toScores(allQueries.map((query, at) => ({ query, routes: routes[at] ?? [] }))),
    };
    console.log(`${engine.name}: ${String(Math.round((Date.now() - start) / 1000))} s`);
  }
  printEngines(results);
  printKinds(results);
  return results;
}

async function runModalPart(browser: Browser): Promise<ModalResult> {
  const modal = await runModal(browser, site);
  printModal(modal);
  return modal;
}

async function main(): Promise<void> {
  const browser = await launch();
  try {
    const modal = values.order ? null : await runModalPart(browser);
    const engines = values.modal ? null : await runEngines(browser);
    const indexes = indexBytes(site);
    console.table(indexes);
    if (!modal || !engines || values.engines) return;
    const result = { queries: allQueries.length, peerVersions, network, indexes, engines, modal };
    writeFileSync(path.resolve('bench/results/search.json'), `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
