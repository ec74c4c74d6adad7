import type { StatementRefusal } from './session-types';

/** Turns a statement away before the engine sees it: it has no code, no place, and took no time. */
export const refuse = (message: string): StatementRefusal => ({
  kind: 'refused',
  message,
  code: null,
  detail: null,
  hint: null,
  place: null,
  elapsedMs: 0,
});
