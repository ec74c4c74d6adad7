import path from 'node:path';
import { EngineSession } from '../../plugins/age-engine/session';
import { Stop } from '../../scripts/fail';
import type { Note } from '../check';
import { collectPages, type Page } from '../fences';
import type { Finding } from '../finding';
import { isRunnable, runPage, type PageRun } from './run-page';

export interface SampleOptions {
  /** The repository. */
  readonly root: string;
  /** Takes the counts and timings. */
  readonly note: Note;
  /** Only pages whose path starts so; all when left out. */
  readonly below?: string;
  /** A session to use, left open; one is opened and closed when left out. */
  readonly session?: EngineSession;
}

function countRuns(runs: readonly PageRun[], boot: number, running: number): string {
  const sum = (count: (run: PageRun) => number): number => runs.reduce((total, run) => total + count(run), 0);
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  return (
    `${sum((r) => r.statements)} statements on ${runs.length} pages, ` +
    `${sum((r) => r.tables)} row tables compared, ${sum((r) => r.expectedErrors)} expected errors ` +
    `(boot ${seconds(boot)}, run ${seconds(running)})`
  );
}

/** The pages whose path starts so. @throws Stop when there is none */
async function pagesBelow(root: string, below: string): Promise<readonly Page[]> {
  const start = below === '' ? '' : path.posix.normalize(below.replaceAll(path.sep, '/'));
  const pages = (await collectPages(root)).filter((page) => page.info.file.startsWith(start));
  if (pages.length > 0 || below === '') return pages;
  throw new Stop(
    `${below}: no page is there. Name a folder or a file from the repository's root, such as docs/patterns.`,
  );
}

/**
 * Runs every sample and gives each page's outcome.
 *
 * @throws Stop when nothing is at the path to run below
 */
export async function runSamples({
  root,
  note,
  below = '',
  session,
}: SampleOptions): Promise<readonly PageRun[]> {
  const pages = (await pagesBelow(root, below)).filter((page) => page.fences.some(isRunnable));
  if (pages.length === 0) {
    note('no page has a cypher or sql fence');
    return [];
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
  return runs;
}

/** Every sample does what it promises, and every table of rows is what came back. */
export function listFindings(runs: readonly PageRun[]): readonly Finding[] {
  return runs.flatMap((page) => [...page.findings, ...page.stale.map(({ finding }) => finding)]);
}
