import path from 'node:path';
import { EngineSession } from '../../plugins/age-engine/session';
import { Stop } from '../../scripts/fail';
import type { Note } from '../check';
import { countOf } from '../../scripts/count-of';
import { collectPages, type Page } from '../fences';
import type { Finding } from '../finding';
import { isRunnable, runPage, type PageRun } from './run-page';

export interface SampleOptions {
  /** The repository. */
  readonly root: string;
  /** Takes the counts and timings. */
  readonly note: Note;
  /** Only pages whose path starts with one of these; all when there is none. */
  readonly below?: readonly string[];
  /** A session to use, left open; one is opened and closed when left out. */
  readonly session?: EngineSession;
}

function countRuns(runs: readonly PageRun[], boot: number, running: number): string {
  const sum = (count: (run: PageRun) => number): number => runs.reduce((total, run) => total + count(run), 0);
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const total = (thing: string, count: (run: PageRun) => number): string => countOf(sum(count), thing);
  return (
    `${total('statement', (run) => run.statements)} on ${countOf(runs.length, 'page')}, ` +
    `${total('row table', (run) => run.tables)} compared, ` +
    `${total('expected error', (run) => run.expectedErrors)} ` +
    `(boot ${seconds(boot)}, run ${seconds(running)})`
  );
}

export interface SampleRuns {
  readonly runs: readonly PageRun[];
  /**
   * Problems of pages that cannot be read in full: some of their samples are missing from the runs, or ran without
   * their flags.
   */
  readonly problems: readonly Finding[];
}

/** The pages whose path starts with one of these. @throws Stop naming those that no page's path starts with */
async function pagesBelow(root: string, below: readonly string[]): Promise<readonly Page[]> {
  const pages = await collectPages(root);
  if (below.length === 0) return pages;
  const starts = below.map((place) => {
    const start = path.posix.normalize(place.replaceAll(path.sep, '/'));
    return { place, isStart: ({ info }: Page): boolean => info.file.startsWith(start) };
  });
  const empty = starts.filter(({ isStart }) => !pages.some(isStart)).map(({ place }) => place);
  if (empty.length === 0) return pages.filter((page) => starts.some(({ isStart }) => isStart(page)));
  throw new Stop(
    `${empty.join(', ')}: no page is there. Name a folder or a file from the repository's root, such as docs/patterns.`,
  );
}

/**
 * Runs every sample and gives each page's outcome.
 *
 * @throws Stop when nothing is at one of the paths to run below
 */
export async function runSamples({ root, note, below = [], session }: SampleOptions): Promise<SampleRuns> {
  const all = await pagesBelow(root, below);
  const problems = all.flatMap((page) => page.problems);
  const pages = all.filter((page) => page.fences.some(isRunnable));
  if (pages.length === 0) {
    if (problems.length === 0) note('no page has a cypher or sql fence');
    return { runs: [], problems };
  }
  const began = performance.now();
  const engine = session ?? (await EngineSession.open(root));
  const booted = performance.now();
  const runs: PageRun[] = [];
  try {
    for (const page of pages) runs.push(await runPage(engine, page));
  } finally {
    if (!session) await engine.close();
  }
  note(countRuns(runs, booted - began, performance.now() - booted));
  return { runs, problems };
}

/** Checks that every sample does what it promises, and that every table of rows is what came back. */
export function listFindings(runs: readonly PageRun[]): readonly Finding[] {
  return runs.flatMap((page) => [...page.findings, ...page.stale.map(({ finding }) => finding)]);
}
