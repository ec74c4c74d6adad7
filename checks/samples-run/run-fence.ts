import type { EngineSession } from '../../plugins/age-engine/session';
import { countOf } from '../../scripts/count-of';
import { reasonOf } from '../../scripts/fail';
import { guardCypher, guardSql } from '../../src/features/live-cypher/guard';
import { locateError } from '../../src/features/live-cypher/statement';
import type { EngineError, StatementOutcome } from '../../src/features/live-cypher/statement-run';
import type { Fence } from '../fences';
import type { Finding } from '../finding';
import { formatError, formatOutcome } from './rows';

export interface FenceRun {
  readonly findings: readonly Finding[];
  /** What a `rows` fence after it has to show, or null when the statement did not do what the fence promises. */
  readonly rows: string | null;
  /** Every cell that came back, for a picture of it. */
  readonly cells: readonly (string | null)[];
  readonly ordered: boolean;
  readonly statements: number;
}

interface Step {
  readonly text: string;
  readonly outcome: StatementOutcome;
  /** Lines below the fence's opening marks, 1-based: the error's own place where AGE tells it. */
  readonly line: number;
  readonly shown: string;
}

const IN_FAILED_TRANSACTION = '25P02';

async function runCypherFence(
  session: EngineSession,
  fence: Fence,
): Promise<{ steps: Step[]; ordered: boolean }> {
  const { wrapped, outcome } = await session.runCypher(fence.runnable);
  const place = locateError(wrapped, fence.runnable, outcome.error?.position ?? null);
  const shown = formatOutcome(outcome, wrapped.returnsRows);
  return {
    steps: [{ text: fence.runnable, outcome, line: place?.line ?? 1, shown }],
    ordered: wrapped.ordered,
  };
}

async function runSqlFence(
  session: EngineSession,
  fence: Fence,
): Promise<{ steps: Step[]; ordered: boolean }> {
  const runs = await session.runSql(fence.runnable);
  const steps = runs.map(({ statement, outcome }) => ({
    text: statement.text,
    outcome,
    line: statement.line,
    shown: formatOutcome(outcome),
  }));
  return { steps, ordered: /\border\s+by\b/i.test(fence.runnable) };
}

function describe(error: EngineError): string {
  return `${formatError(error)} [${error.code}]`;
}

/** SQL may be nothing but a comment, which keeps any promise. */
const refuseNothing = ({ file, line }: Fence): readonly Finding[] => [
  {
    file,
    line,
    message: 'There is no statement here, so nothing ran.',
    remedy: 'Write one, or show the text in a text fence.',
  },
];

function judge(fence: Fence, steps: readonly Step[]): readonly Finding[] {
  const expected = fence.flags.expectError;
  const at = (step: Step, message: string, remedy: string): Finding => ({
    file: fence.file,
    line: fence.line + step.line,
    message: `${message}\n${step.text}`,
    remedy,
  });
  const last = steps.at(-1);
  if (!last) return refuseNothing(fence);
  const failed = steps.flatMap((step) => (step.outcome.error ? [{ step, error: step.outcome.error }] : []));
  const [first, ...others] = failed;
  if (expected === null) {
    if (!first) return [];
    const remedy =
      'Correct the statement, or say on the fence which error readers are to see: expect-error="…".';
    return [at(first.step, `The statement failed: ${describe(first.error)}`, remedy)];
  }
  if (!first) {
    const came = steps.map((step) => step.shown).join('\n\n');
    const remedy = 'Take expect-error away, or write the statement that fails.';
    return [at(last, `An error was expected ("${expected}"), but this came back:\n${came}\n`, remedy)];
  }
  if (!describe(first.error).includes(expected)) {
    const message = `Another error was expected ("${expected}"); AGE says: ${describe(first.error)}`;
    return [at(first.step, message, "Quote a part of AGE's own message, or correct the statement.")];
  }
  return others
    .filter(({ error }) => error.code !== IN_FAILED_TRANSACTION)
    .map(({ step, error }) =>
      at(
        step,
        `A second statement failed: ${describe(error)}`,
        'Give each expected error a fence of its own.',
      ),
    );
}

function refuseWrongForms(fence: Fence): readonly Finding[] {
  const forms = fence.language === 'cypher' ? guardCypher(fence.runnable) : guardSql(fence.runnable);
  return forms.map((form) => ({
    file: fence.file,
    line: fence.line,
    message: `The WASM engine answers this wrongly (${form.id}). ${form.warning}\n${fence.runnable}`,
    remedy: `Write ${form.safe}; or explain the form in a text fence.`,
  }));
}

/** Reports broken edges at the fence that broke them, not at the fences that run after it. */
async function proveSound(
  session: EngineSession,
  fence: Fence,
  told: Map<string, number>,
): Promise<readonly Finding[]> {
  const broken = await session.findBrokenEdges();
  const more = broken.filter(({ graph, count }) => count > (told.get(graph) ?? 0));
  for (const { graph, count } of broken) told.set(graph, count);
  return more.map(({ graph, count }) => ({
    file: fence.file,
    line: fence.line,
    message: `This fence leaves ${countOf(count, 'edge')} of graph "${graph}" without an end.\n${fence.runnable}`,
    remedy: 'Delete edges with their vertices: MATCH (n …) OPTIONAL MATCH (n)-[r]-() DELETE r, n.',
  }));
}

/**
 * Runs one `cypher` or `sql` fence and compares the outcome with what the fence promises. Never throws for a fault of
 * the sample.
 *
 * @param told how many broken edges of each graph were reported on this page so far; updated here
 */
export async function runFence(
  session: EngineSession,
  fence: Fence,
  told = new Map<string, number>(),
): Promise<FenceRun> {
  const refused = refuseWrongForms(fence);
  if (refused.length > 0) return { findings: refused, rows: null, cells: [], ordered: false, statements: 0 };
  try {
    const run = fence.language === 'cypher' ? runCypherFence : runSqlFence;
    const { steps, ordered } = await run(session, fence);
    const findings = [...judge(fence, steps), ...(await proveSound(session, fence, told))];
    const rows = findings.length > 0 ? null : steps.map((step) => step.shown).join('\n\n');
    const cells = steps.flatMap(({ outcome }) => outcome.table?.rows.flat() ?? []);
    return { findings, rows, cells, ordered, statements: steps.length };
  } catch (error) {
    const message = `${reasonOf(error)}\n${fence.runnable}`;
    const remedy = 'A cypher fence holds one statement that AGE can run; other SQL goes into an sql fence.';
    const finding = { file: fence.file, line: fence.line, message, remedy };
    return { findings: [finding], rows: null, cells: [], ordered: false, statements: 0 };
  }
}
