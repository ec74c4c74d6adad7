import type { EngineSession } from '../../plugins/age-engine/session';
import type { KeptPictures } from '../../plugins/graph-picture/kept';
import type { Picture } from '../../src/features/graph-picture/model';
import type { Fence, Page } from '../fences';
import type { Finding } from '../finding';
import { runLiveAlone, type LiveRun } from './live-alone';
import { readPageStart } from './page-start';
import { pictureOf } from './picture-of';
import { abridge, isSameRows } from './rows';
import { runFence, type FenceRun } from './run-fence';

/** A `rows` fence that does not show what came back. */
export interface StaleRows {
  readonly fence: Fence;
  readonly actual: string;
}

export interface PageRun {
  /** All but the stale rows. */
  readonly findings: readonly Finding[];
  readonly stale: readonly (StaleRows & { readonly finding: Finding })[];
  /** Of live statements whose rows the page does not print. */
  readonly pictures: KeptPictures;
  readonly statements: number;
  readonly tables: number;
  readonly expectedErrors: number;
}

/** Whether the engine runs a fence: it is Cypher or SQL. */
export const isRunnable = (fence: Fence): boolean => fence.language === 'cypher' || fence.language === 'sql';

function describeStale(statement: Fence, shown: Fence, actual: string): Finding {
  const what =
    shown.code.trim() === '' ? 'Rows are not written yet.' : 'The rows shown are not those that came back.';
  const parts = [
    what,
    statement.runnable,
    '-- shown:',
    abridge(shown.code),
    '-- came back:',
    abridge(actual),
  ];
  return {
    file: shown.file,
    line: shown.line,
    message: parts.join('\n'),
    remedy: 'If what came back is right, run npm run samples:update; else correct the statement.',
  };
}

/** Runs a page's statements from top to bottom on a fresh start, and its live ones once more alone where that may differ. */
export async function runPage(session: EngineSession, page: Page): Promise<PageRun> {
  const { start, findings: startFindings } = readPageStart(page.info);
  const findings = [...startFindings];
  const stale: (StaleRows & { finding: Finding })[] = [];
  let last: { readonly fence: Fence; readonly run: FenceRun } | null = null;
  const counts = { statements: 0, tables: 0, expectedErrors: 0 };
  const brokenEdges = new Map<string, number>();
  const pictures: Record<string, Picture> = {};
  const lives: LiveRun[] = [];
  await session.reset(start);
  for (const [index, fence] of page.fences.entries()) {
    if (isRunnable(fence)) {
      const run = await runFence(session, fence, brokenEdges);
      findings.push(...run.findings);
      counts.statements += run.statements;
      if (fence.flags.expectError !== null) counts.expectedErrors += 1;
      last = { fence, run };
      const next = page.fences[index + 1];
      if (fence.flags.live) lives.push({ fence, next, run });
      const picture = pictureOf(fence, next, run);
      if (picture) pictures[fence.shown] = picture;
    } else if (fence.language === 'rows' && last !== null && last.run.rows !== null) {
      counts.tables += 1;
      const { rows, ordered } = last.run;
      if (!isSameRows(fence.code, rows, ordered)) {
        stale.push({ fence, actual: rows, finding: describeStale(last.fence, fence, rows) });
      }
    }
  }
  findings.push(...(await runLiveAlone(session, start, page.fences, lives)));
  return { findings, stale, pictures, ...counts };
}
