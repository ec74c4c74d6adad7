import { longestQuery } from '../protocol';

/** For at most this many milliseconds, keys are kept for the modal. */
const patience = 10_000;

let keys: string[] = [];
let expectedUntil = 0;

/** Keeps keys for the modal from now until it is there. The first time, its code has to be fetched. */
export function expectKeys(): void {
  keys = [];
  expectedUntil = performance.now() + patience;
  // The theme does not catch the rejection when the modal cannot be fetched. From then on keys go to the page again.
  window.addEventListener('unhandledrejection', takeKeys, { once: true });
}

/** @returns whether the key is kept for the modal; no keys are kept after Escape */
export function keepKey(key: string): boolean {
  if (performance.now() >= expectedUntil || !/^(?:.|Backspace|Enter|Escape)$/su.test(key)) return false;
  // The second slash of an impatient reader is no part of the query.
  if (key !== '/' || keys.length) keys.push(key.replace(/\s/, ' '));
  if (key === 'Escape') expectedUntil = 0;
  return true;
}

/** Keeps pasted text as single keys, as many as the box takes. @returns whether any is kept */
export const keepText = (text: string): boolean =>
  Array.from(text.trim().slice(0, longestQuery)).filter(keepKey).length > 0;

/** Whether the reader has cancelled the search with Escape. */
export const isTakenBack = (): boolean => keys.at(-1) === 'Escape';

/** @returns the keys that were kept; from now on the modal handles keys itself */
export function takeKeys(): readonly string[] {
  expectedUntil = 0;
  return keys.splice(0);
}
