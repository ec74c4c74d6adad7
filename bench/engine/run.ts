import type { Fence, Page } from '../../checks/fences';
import { collectPages } from '../../checks/fences';
import { readPageStart } from '../../checks/samples-run/page-start';
import { runFence } from '../../checks/samples-run/run-fence';
import { isRunnable } from '../../checks/samples-run/run-page';
import { EngineSession } from '../../plugins/age-engine/session';
import { bootSnapshot, createSnapshot } from '../../plugins/age-engine/snapshot';
import { writeWhole } from '../../plugins/background/write-whole';
import { runMain } from '../../scripts/fail';
import { refuseOptions } from '../../scripts/options';
import { median } from '../timing/median';

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const typical = (values: readonly number[]): number => Math.round(median(values) * 10) / 10;

async function repeat(times: number, work: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let i = 0; i < times; i += 1) durations.push(await time(work));
  return typical(durations);
}

/** The ways to give the next page a fresh graph, in milliseconds (medians). */
async function measureRestores(session: EngineSession): Promise<Readonly<Record<string, number>>> {
  const start = { graph: 'bicycle', prelude: null } as const;
  const afterReading = await repeat(9, () => session.reset(start));
  const durations: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    await session.runCypher('CREATE (:Part)');
    durations.push(await time(() => session.reset(start)));
  }
  const snapshot = await createSnapshot();
  const boot = await repeat(5, async () => (await bootSnapshot(snapshot)).close());
  return {
    'keep the graph, nothing was written': afterReading,
    'drop and load': typical(durations),
    'boot a snapshot': boot,
  };
}

async function measureSamples(session: EngineSession, pages: readonly Page[]): Promise<object> {
  const resets: number[] = [];
  const fences: { readonly fence: Fence; readonly ms: number }[] = [];
  for (const page of pages) {
    resets.push(await time(() => session.reset(readPageStart(page.info).start)));
    for (const fence of page.fences.filter(isRunnable)) {
      fences.push({ fence, ms: await time(() => runFence(session, fence)) });
    }
  }
  const slowest = [...fences].sort((a, b) => b.ms - a.ms).slice(0, 5);
  const sum = (values: readonly number[]): number => Math.round(values.reduce((a, b) => a + b, 0));
  return {
    pages: pages.length,
    fences: fences.length,
    'all restores, ms': sum(resets),
    'all fences, ms': sum(fences.map(({ ms }) => ms)),
    'median restore, ms': typical(resets),
    'median fence, ms': typical(fences.map(({ ms }) => ms)),
    slowest: slowest.map(({ fence, ms }) => `${fence.file}:${fence.line} ${Math.round(ms)} ms`),
  };
}

runMain(async () => {
  refuseOptions();
  const pages = (await collectPages(process.cwd())).filter((page) => page.fences.some(isRunnable));
  const start = performance.now();
  const session = await EngineSession.open();
  const boot = performance.now() - start;
  try {
    const results = {
      'boot from the kept data directory, ms': Math.round(boot),
      'restore, ms': await measureRestores(session),
      samples: await measureSamples(session, pages),
    };
    const text = JSON.stringify(results, null, 2);
    writeWhole('bench/results/engine.json', `${text}\n`);
    console.log(text);
  } finally {
    await session.close();
  }
});
