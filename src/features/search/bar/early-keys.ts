import { longestQuery } from '../protocol';

/** How long, in milliseconds, keys are taken for the modal's at most. */
const patience = 10_000;

let keys: string[] = [];
let expectedUntil = 0;

/** Keys pressed from here until the modal is there, which takes a fetch the first time, are meant for it. */
export function expectKeys(): void {
  keys = [];
  expectedUntil = performance.now() + patience;
  // The theme lets a modal that cannot be fetched end as a rejection: the page has its keys again.
  window.addEventListener('unhandledrejection', takeKeys, { once: true });
}

/** @returns whether the key is kept for the modal; after Escape no more are */
export function keepKey(key: string): boolean {
  if (performance.now() >= expectedUntil || !/^(?:.|Backspace|Enter|Escape)$/su.test(key)) return false;
  // The second slash of an impatient reader is no part of the query.
  if (key !== '/' || keys.length) keys.push(key.replace(/\s/, ' '));
  if (key === 'Escape') expectedUntil = 0;
  return true;
}

/** Keeps what is pasted as letters, as many as the box takes. @returns whether any is kept */
export const keepText = (text: string): boolean =>
  Array.from(text.trim().slice(0, longestQuery)).filter(keepKey).length > 0;

/** Tells whether the reader has taken the question back. */
export const isTakenBack = (): boolean => keys.at(-1) === 'Escape';

/** @returns what was pressed meanwhile; from now on the modal hears the keys itself */
export function takeKeys(): readonly string[] {
  expectedUntil = 0;
  return keys.splice(0);
}
