import type { StatementRefusal } from './session-types';

/** The refusal of a statement that is not sent to the engine: it has no code, no place, and took no time. */
export const refuse = (message: string): StatementRefusal => ({
  kind: 'refused',
  message,
  code: null,
  detail: null,
  hint: null,
  place: null,
  elapsedMs: 0,
});
