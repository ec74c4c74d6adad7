/** How long, in milliseconds, letters are taken for the modal's at most. */
const patience = 10_000;

let letters = '';
let expectedUntil = 0;

/** Letters typed from here until the modal is there, which takes a fetch the first time, are meant for it. */
export function expectLetters(): void {
  letters = '';
  expectedUntil = performance.now() + patience;
  // The theme lets a modal that cannot be fetched end as a rejection: the page has its letters again.
  window.addEventListener('unhandledrejection', takeLetters, { once: true });
}

export function areLettersExpected(): boolean {
  return performance.now() < expectedUntil;
}

export function keepLetter(letter: string): void {
  letters += letter;
}

/** @returns what was typed meanwhile; from now on the modal hears the keys itself */
export function takeLetters(): string {
  expectedUntil = 0;
  return letters;
}
