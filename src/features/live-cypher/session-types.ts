import type { SliceId } from '../../../graphs';
import type { EngineNotice } from './statement-run';

/** Graphs that the engine starts with: the slices of the example graph, and one without vertices. */
export type LiveGraph = SliceId | 'empty';

/**
 * The most rows of an answer. Further rows are not computed; those of a statement that writes are computed and dropped.
 */
export const ROW_LIMIT = 1000;

/**
 * The most characters of a statement. A list literal of 100,000 characters makes the engine lose the statement's text.
 */
export const STATEMENT_LIMIT = 50_000;

export interface StatementRequest {
  /** One Cypher statement, without a semicolon at its end. */
  readonly statement: string;
  readonly graph: LiveGraph;
}

/**
 * Names in a statement that the graph does not have. They are looked up only if the answer or a column of it is empty.
 */
export interface UnknownNames {
  readonly labels: readonly string[];
  readonly properties: readonly string[];
  /** Similar names that the graph has: for the missing labels, or for the missing properties if no label is missing. */
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
  /** A hint if the answer is not what the statement seems to ask for. */
  readonly hint: string | null;
  /** Edges of the graph whose start or end is missing, counted after a statement that writes. Zero on a sound graph. */
  readonly brokenEdges: number;
}

/** The statement was refused by AGE, or by this site before it was sent (`code` is then null). */
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
  /** False if the statement was still queued; the graph was not reset then. */
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

/** Options of a run. */
export interface RunOptions {
  /**
   * Stops this statement only. A queued statement leaves the queue; if it was the last one, a download is cancelled. A
   * running statement is stopped by ending the engine, so that the graphs are reset for the statements still queued.
   */
  readonly signal?: AbortSignal;
  /** Called when the engine starts the statement, which may have been queued behind others. */
  readonly onStart?: () => void;
}

/**
 * The one database of a page. Every sample on the page shares it, so that one statement can build on another; no other
 * tab sees it.
 */
export interface LiveSession {
  /** Returns the same object until something changes, as `useSyncExternalStore` requires. */
  readonly getState: () => SessionState;
  /** Calls `listener` after each change of state. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs a statement after those queued before it; loads the engine first if needed. Never rejects. */
  readonly run: (request: StatementRequest, options?: RunOptions) => Promise<LiveOutcome>;
  /** Stops the running statement and discards all writes: the graphs are as they were at the start. */
  readonly reset: () => void;
  /** Ends the engine and frees its memory. A later run starts a new one. */
  readonly close: () => void;
  /**
   * The same for a page that is being left: pending runs and listeners are notified only when the reader comes back.
   */
  readonly leave: () => void;
}
