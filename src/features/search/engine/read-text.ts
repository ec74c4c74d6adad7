import { findTokens, foldWord, splitIdentifier } from './words';

/**
 * What can be highlighted in a text, as parallel arrays: each word, followed by its parts if it is an identifier.
 */
export interface ReadText {
  /** The term of each word or part. */
  readonly terms: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The index to continue at after a match, because a word that is marked whole is not marked in parts. */
  readonly next: readonly number[];
  /** Starts of what is between spaces. */
  readonly wordStarts: readonly number[];
  readonly wordEnds: readonly number[];
}

/** Cached because the next key shows most of the same hits. */
const remembered = new Map<string, ReadText>();
const mostRemembered = 3000;

/** One shared string for each term, because thousands of texts are made of a few thousand words. */
const terms = new Map<string, string>();

function share(term: string): string {
  const known = terms.get(term);
  if (known !== undefined) return known;
  terms.set(term, term);
  return term;
}

/** Splits a text into words, or returns the cached result. */
export function readText(text: string): ReadText {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const read = takeApart(text);
  remembered.set(text, read);
  return read;
}

function takeApart(text: string): ReadText {
  const found: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const next: number[] = [];
  for (const token of findTokens(text)) {
    const parts = splitIdentifier(token);
    const long = parts.length > 1 ? parts.filter((part) => part.text.length > 1) : [];
    for (const each of [token, ...long]) {
      found.push(share(foldWord(each.text)));
      starts.push(each.start);
      ends.push(each.end);
      next.push(each === token ? found.length + long.length : found.length);
    }
  }
  const wordStarts: number[] = [];
  const wordEnds: number[] = [];
  for (const word of text.matchAll(/\S+/g)) {
    wordStarts.push(word.index);
    wordEnds.push(word.index + word[0].length);
  }
  return { terms: found, starts, ends, next, wordStarts, wordEnds };
}
