import type { EngineSession, SessionStart } from '../../plugins/age-engine/session';
import { isWriting } from '../../src/features/live-cypher/engine/run';
import type { Fence } from '../fences';
import type { Finding } from '../finding';
import { describePicture, pictureOf } from './picture-of';
import { abridge, isSameRows } from './rows';
import { runFence, type FenceRun } from './run-fence';

/** A live fence, and what it gave when all fences of the page ran. */
export interface LiveRun {
  readonly fence: Fence;
  /** The fence that follows on the page. */
  readonly next: Fence | undefined;
  readonly run: FenceRun;
}

/** What readers of a page without a graph run on. */
const emptyGraph = 'empty';

/** SQL counts as writing, because a script may hold anything. */
const isPlainWrite = ({ language, flags, runnable }: Fence): boolean =>
  !flags.live && (language === 'sql' || (language === 'cypher' && isWriting(runnable)));

/**
 * Whether anything runs before a live fence that does not run for a reader. The prelude is such a thing: the reader's
 * engine does not have it.
 */
function mayDiffer({ prelude }: SessionStart, fences: readonly Fence[]): boolean {
  const firstWrite = prelude === null ? fences.findIndex(isPlainWrite) : 0;
  return firstWrite >= 0 && fences.slice(firstWrite).some(({ flags }) => flags.live);
}

/** Masks ids: an id depends on how many vertices or edges were created before, which is no part of an answer. */
const maskIds = (text: string): string => text.replace(/\b\d{15,}\b/g, 'id');

/** What the page shows of an answer: the picture, if it replaces the rows. */
function shownOf({ fence, next, run }: LiveRun): string | null {
  if (run.rows === null) return null;
  const picture = pictureOf(fence, next, run);
  return picture ? describePicture(picture) : run.rows;
}

function describe(fence: Fence, withAll: string, answer: string): Finding {
  const parts = [
    'A reader gets another answer, because fences without `live` do not run in the page.',
    fence.runnable,
    '-- shown:',
    abridge(withAll),
    '-- a reader gets:',
    abridge(answer),
  ];
  return {
    file: fence.file,
    line: fence.line,
    message: parts.join('\n'),
    remedy: 'Mark the fence that it needs `live` too, or take `live` away here.',
  };
}

/**
 * Runs the live fences of a page again without the others, as a reader does, if the prelude or a fence that is not live
 * writes before them.
 *
 * @returns the live fences whose answer is another one then
 */
export async function runLiveAlone(
  session: EngineSession,
  start: SessionStart,
  fences: readonly Fence[],
  lives: readonly LiveRun[],
): Promise<readonly Finding[]> {
  if (!mayDiffer(start, fences)) return [];
  const { graph } = start;
  await session.reset({ graph, prelude: null });
  if (graph === 'empty') await session.runSql(`SELECT create_graph('${emptyGraph}')`);
  const findings: Finding[] = [];
  for (const live of lives) {
    const alone = { ...live, run: await runFence(session, live.fence) };
    const [withAll, answer] = [shownOf(live), shownOf(alone)];
    // Told already, when all fences ran.
    if (withAll === null) continue;
    if (answer !== null && isSameRows(maskIds(withAll), maskIds(answer), live.run.ordered)) continue;
    const told = answer ?? alone.run.findings.map(({ message }) => message).join('\n');
    findings.push(describe(live.fence, withAll, told));
  }
  return findings;
}
