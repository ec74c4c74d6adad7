import type { SliceId } from '../../../graphs';
import type { EngineNotice } from './statement-run';

/** Graphs that the engine starts with: the slices of the example graph, and one without vertices. */
export type LiveGraph = SliceId | 'empty';

/** Rows kept of one answer; the rest of a longer one is not computed, or dropped after a write. */
export const ROW_LIMIT = 1000;

/** Characters of one statement: a list literal of 100,000 characters makes the engine forget its own statement. */
export const STATEMENT_LIMIT = 50_000;

export interface StatementRequest {
  /** One Cypher statement, without a semicolon at its end. */
  readonly statement: string;
  readonly graph: LiveGraph;
}

/** What a statement asks for and the graph does not have; looked up where the answer is empty, or a column of it. */
export interface UnknownNames {
  readonly labels: readonly string[];
  readonly properties: readonly string[];
  /** Names of the graph that those may be slips of: of the labels, or of the properties where no label is missing. */
  readonly meant: readonly string[];
}

/** What the engine answered. */
export interface StatementResult {
  readonly kind: 'answer';
  readonly columns: readonly string[];
  /** Text of each cell as AGE printed it (see `parseAgtype`); SQL NULL is null. At most {@link ROW_LIMIT} rows. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** How many rows are in `rows`. */
  readonly rowCount: number;
  /** True when the statement had more rows than `rows` holds. */
  readonly truncated: boolean;
  /** False for a statement without RETURN. */
  readonly returnsRows: boolean;
  /** Milliseconds in the engine, without loading and without checking. */
  readonly elapsedMs: number;
  readonly notices: readonly EngineNotice[];
  readonly unknown: UnknownNames;
  /** A way on where the answer is not what its statement seems to ask for. */
  readonly hint: string | null;
  /** Edges of the graph whose start or end is missing, counted after a statement that writes. Zero on a sound graph. */
  readonly brokenEdges: number;
}

/** The statement was refused: by AGE, or by ourselves before it was sent (`code` is then null). */
export interface StatementRefusal {
  readonly kind: 'refused';
  readonly message: string;
  /** SQLSTATE. */
  readonly code: string | null;
  readonly detail: string | null;
  readonly hint: string | null;
  /** Place in the statement, from 1, in characters as PostgreSQL counts them. */
  readonly place: { readonly line: number; readonly column: number } | null;
  readonly elapsedMs: number;
}

/** The reader stopped it, reset the graph or left the page: there is no answer. */
interface StatementStopped {
  readonly kind: 'stopped';
  /** False when it still waited: then nothing became of the graph either. */
  readonly hadStarted: boolean;
}

export type EngineProblemCause = 'unsupported' | 'network' | 'silent' | 'memory' | 'broken';

/** The engine could not be loaded or broke down; the next run tries again from the start. */
export interface EngineProblem {
  readonly kind: 'failed';
  readonly cause: EngineProblemCause;
  /** One sentence for the reader, with what to do. */
  readonly message: string;
}

export type LiveOutcome = StatementResult | StatementRefusal | StatementStopped | EngineProblem;

/** What the engine of a page is doing. */
export type SessionState =
  /** Nothing is loaded; the first run starts it. */
  | { readonly phase: 'asleep' }
  /** Bytes of the engine's files so far; `total` is 0 until it is known. */
  | { readonly phase: 'loading'; readonly loaded: number; readonly total: number }
  /** `isKept` is false when the browser has no room for the engine's files, so that each visit loads them again. */
  | { readonly phase: 'ready' | 'running'; readonly isKept: boolean };

/** What whoever asks for a run may do and hear until it settles. */
export interface RunOptions {
  /**
   * Ends this statement and no other: one that waits leaves the queue, and with the last of them a download ends. One
   * that runs takes the engine with it, so that the graphs are as they were at the start for those that wait.
   */
  readonly signal?: AbortSignal;
  /** Called when the engine begins with the statement, which may have waited for others. */
  readonly onStart?: () => void;
}

/**
 * The one database of a page. Every sample on the page shares it, so that one statement can build on another; no other
 * tab sees it.
 */
export interface LiveSession {
  /** The same object until something changes: fit for `useSyncExternalStore`. */
  readonly getState: () => SessionState;
  /** Calls `listener` after each change of state. @returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs a statement after those that were asked for before it, loading the engine first where needed. Never rejects. */
  readonly run: (request: StatementRequest, options?: RunOptions) => Promise<LiveOutcome>;
  /** Throws away what was written, and ends what runs: the graphs are as they were at the start. */
  readonly reset: () => void;
  /** Ends the engine and gives its memory back. A later run starts a new one. */
  readonly close: () => void;
  /** The same while the page itself goes: who asked or listens hears of it when the reader is back, if ever. */
  readonly leave: () => void;
}
