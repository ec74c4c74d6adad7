/**
 * Compares the embedded engine with its peers in one run: relevance by kind, bytes up to the first result, time in
 * Chromium, and how the modal follows the keys. Needs a built site. Writes `bench/results/search.json`.
 * `--order` leaves the times out, which mean something on a quiet machine only.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch, runInBrowser } from './browser';
import { measureFiles, type Bytes } from '../../scripts/bytes';
import { runModal } from './modal';
import { installPeers, peerVersions } from './peers/install';
import { prepareEngines, type PreparedEngine } from './peers/prepare';
import { allQueries, isHeldBack, queriedVersion } from './query-set';
import { score, type Ranking, type Score } from './score';

const withTimes = !process.argv.includes('--order');
const site = path.resolve('build');
const round = (value: number, digits = 3): number => Number(value.toFixed(digits));

/** The script an engine needs in the browser: for the embedded one the worker as it was built. */
function scriptOf(engine: PreparedEngine): string[] {
  if (engine.name !== 'embedded') return [path.join(engine.folder, 'adapter.js')];
  const folder = path.join(site, 'assets/js');
  return readdirSync(folder)
    .filter((name) => /^search\.[^.]+\.js$/.test(name))
    .map((name) => path.join(folder, name));
}

function bytesOf(engine: PreparedEngine): Bytes {
  return measureFiles([...scriptOf(engine), ...engine.files.map((file) => path.join(engine.folder, file))]);
}

function rounded(part: Score): Score {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, number]) => [key, round(value)]),
  ) as unknown as Score;
}

function scores(rankings: readonly Ranking[]): Record<string, Score> {
  const kinds = [...new Set(rankings.map(({ query }) => query.category))];
  const answerable = rankings.filter(({ query }) => query.routes.length > 0);
  return {
    all: rounded(score(answerable)),
    heldBack: rounded(score(answerable.filter(({ query }) => isHeldBack(query)))),
    ...Object.fromEntries(
      kinds.map((kind) => [kind, rounded(score(rankings.filter(({ query }) => query.category === kind)))]),
    ),
  };
}

async function main(): Promise<void> {
  installPeers();
  const engines = await prepareEngines(site, queriedVersion);
  const browser = await launch();
  const results: Record<string, unknown> = {};
  const table: Record<string, string | number>[] = [];
  for (const engine of engines) {
    console.log(`${engine.name} ...`);
    const { routes, timing, slowTiming, fetched } = await runInBrowser(
      browser,
      engine,
      allQueries.map(({ q }) => q),
      withTimes,
    );
    const byKind = scores(allQueries.map((query, at) => ({ query, routes: routes[at] ?? [] })));
    // Pagefind fetches its own files, which are packed already.
    const { bytes: own } = fetched;
    const bytes = engine.files.length > 0 ? bytesOf(engine) : { raw: own, gzip: own, brotli: own };
    results[engine.name] = { bytes, timing, slowTiming, fetched, scores: byKind };
    const { all, heldBack, nonsense } = byKind;
    table.push({
      engine: engine.name,
      MRR: all?.mrrAt10 ?? 0,
      'success@1': all?.successAt1 ?? 0,
      'recall@3': all?.recallAt3 ?? 0,
      nDCG: all?.ndcgAt10 ?? 0,
      'held MRR': heldBack?.mrrAt10 ?? 0,
      empty: all?.empty ?? 0,
      'nonsense empty': `${String(nonsense?.empty)}/${String(nonsense?.queries)}`,
      'gzip kB': round(bytes.gzip / 1000, 1),
      'brotli kB': round(bytes.brotli / 1000, 1),
      'ready ms': round(timing?.ready ?? Number.NaN, 1),
      'p50 ms': round(timing?.p50 ?? Number.NaN, 2),
      'p95 ms': round(timing?.p95 ?? Number.NaN, 2),
      'ready x4': round(slowTiming?.ready ?? Number.NaN, 1),
      'p95 x4': round(slowTiming?.p95 ?? Number.NaN, 2),
    });
  }
  const modal = withTimes ? await runModal(browser, site) : null;
  await browser.close();
  console.table(table);
  if (modal) console.log('modal, key to painted list:', modal.normal, 'four times slower:', modal.slow);
  const file = path.resolve('bench/results/search.json');
  writeFileSync(
    file,
    `${JSON.stringify({ queries: allQueries.length, peerVersions, engines: results, modal }, null, 2)}\n`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
