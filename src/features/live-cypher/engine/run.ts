import { danglingEdgesQuery } from '../dangling-edges';
import { refuse } from '../refuse';
import { ROW_LIMIT, type LiveOutcome, type StatementRefusal, type StatementRequest } from '../session-types';
import { locateError, StatementError, wrapCypher, type WrappedStatement } from '../statement';
import {
  runLimited,
  runStatement,
  type EngineError,
  type ProtocolEngine,
  type StatementOutcome,
} from '../statement-run';
import { keywordAt, tokenize } from '../statement-tokens';
import { adviseOn } from './advice';
import { adviseOnAnswer } from './odd-answers';
import { ALL_KNOWN, findUnknownNames } from './unknown-names';

const WRITING: ReadonlySet<string> = new Set(['CREATE', 'MERGE', 'SET', 'REMOVE', 'DELETE']);

/** Whether a clause of the statement writes. A map key of that name gives `true` as well, which only costs time. */
export function isWriting(cypher: string): boolean {
  const tokens = tokenize(cypher);
  return tokens.some((_, index) => WRITING.has(keywordAt(tokens, index) ?? ''));
}

function refuseAs(
  error: EngineError,
  wrapped: WrappedStatement,
  cypher: string,
  elapsedMs: number,
): StatementRefusal {
  const { message, code, detail, hint, position } = error;
  return {
    kind: 'refused',
    message,
    code,
    detail,
    hint: adviseOn(message, cypher) ?? hint,
    place: locateError(wrapped, cypher, position),
    elapsedMs,
  };
}

async function countBrokenEdges(engine: ProtocolEngine, graph: string): Promise<number> {
  const { table } = await runStatement(engine, danglingEdgesQuery(graph));
  return Number(table?.rows[0]?.[0] ?? 0);
}

function wrap({ graph, statement }: StatementRequest): WrappedStatement | StatementRefusal {
  try {
    return wrapCypher(graph, statement);
  } catch (error) {
    if (error instanceof StatementError) return refuse(error.message);
    throw error;
  }
}

async function answer(
  engine: ProtocolEngine,
  request: StatementRequest,
  { returnsRows }: WrappedStatement,
  { table, notices, ms }: StatementOutcome,
  writes: boolean,
): Promise<LiveOutcome> {
  const all = returnsRows ? (table?.rows ?? []) : [];
  const rows = all.slice(0, ROW_LIMIT);
  return {
    kind: 'answer',
    columns: returnsRows ? (table?.columns ?? []) : [],
    rows,
    rowCount: rows.length,
    truncated: all.length > ROW_LIMIT,
    returnsRows,
    elapsedMs: ms,
    notices,
    unknown: returnsRows ? await findUnknownNames(engine, request, rows, writes) : ALL_KNOWN,
    hint: returnsRows ? adviseOnAnswer(request.statement, rows.length) : null,
    brokenEdges: writes ? await countBrokenEdges(engine, request.graph) : 0,
  };
}

/** Runs one statement. An error of the statement is part of the outcome; only a broken engine throws. */
export async function runRequest(engine: ProtocolEngine, request: StatementRequest): Promise<LiveOutcome> {
  const wrapped = wrap(request);
  if ('kind' in wrapped) return wrapped;
  const writes = isWriting(request.statement);
  const outcome = writes
    ? await runStatement(engine, wrapped.sql)
    : await runLimited(engine, wrapped.sql, ROW_LIMIT + 1);
  if (outcome.error) return refuseAs(outcome.error, wrapped, request.statement, outcome.ms);
  return answer(engine, request, wrapped, outcome, writes);
}
