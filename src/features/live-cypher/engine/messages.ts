import type { EngineProblemCause, LiveOutcome, StatementRequest } from '../session-types';

export type ToWorker =
  | { readonly type: 'boot' }
  | { readonly type: 'run'; readonly id: number; readonly request: StatementRequest };

export type FromWorker =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready' }
  /** Sent after `ready`: whether the browser has stored the files for the next visit. */
  | { readonly type: 'kept'; readonly isKept: boolean }
  /** The engine did not start, or broke. The worker cannot be used any more. */
  | { readonly type: 'failed'; readonly cause: EngineProblemCause }
  | { readonly type: 'outcome'; readonly id: number; readonly outcome: LiveOutcome };
