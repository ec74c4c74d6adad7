import type { Expansions } from './expand';
import { itemAt } from './item-at';
import { findTokens, foldWord, splitIdentifier, type Token } from './words';

/** Marks that the caller wants around what matched, and the sign for what was cut away. */
export interface Marks {
  readonly before: string;
  readonly after: string;
  readonly ellipsis: string;
}

export type IsMatch = (term: string) => boolean;

/** A word matches when it is one of the terms the query stood for. Weak expansions (synonyms) are marked as well. */
export function matcherOf(expansions: readonly Expansions[]): IsMatch {
  const terms = new Set(expansions.flatMap((expansion) => [...expansion.keys()]));
  return (term) => terms.has(term);
}

/** The stretches of a text that matched: whole words, or the matching parts of an identifier. */
export function findMatches(text: string, isMatch: IsMatch): Token[] {
  return findTokens(text).flatMap((token) => {
    if (isMatch(foldWord(token.text))) return [token];
    const parts = splitIdentifier(token);
    return parts.length > 1
      ? parts.filter((part) => part.text.length > 1 && isMatch(foldWord(part.text)))
      : [];
  });
}

function mark(text: string, matches: readonly Token[], marks: Marks): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of matches) {
    marked += text.slice(at, start) + marks.before + text.slice(start, end) + marks.after;
    at = end;
  }
  return marked + text.slice(at);
}

/** The whole text with its matches marked. */
export function highlight(text: string, isMatch: IsMatch, marks: Marks): string {
  return mark(text, findMatches(text, isMatch), marks);
}

/**
 * The stretch of `length` words that holds the most different matches, with a little text before the first one.
 *
 * @returns the marked stretch, and whether anything in it matched
 */
export function snippet(
  text: string,
  isMatch: IsMatch,
  length: number,
  marks: Marks,
): { readonly value: string; readonly matched: boolean } {
  const words = [...text.matchAll(/\S+/g)].map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
  }));
  if (words.length === 0) return { value: '', matched: false };
  const matches = findMatches(text, isMatch);
  const first = bestStart(words, matches, text, length);
  const last = Math.min(first + length, words.length) - 1;
  const from = itemAt(words, first).start;
  const to = itemAt(words, last).end;
  const cut = text.slice(from, to);
  const inside = matches
    .filter((match) => match.start >= from && match.end <= to)
    .map((match) => ({ ...match, start: match.start - from, end: match.end - from }));
  return {
    value:
      (first > 0 ? marks.ellipsis : '') +
      mark(cut, inside, marks) +
      (last < words.length - 1 ? marks.ellipsis : ''),
    matched: inside.length > 0,
  };
}

function bestStart(
  words: readonly { readonly start: number; readonly end: number }[],
  matches: readonly Token[],
  text: string,
  length: number,
): number {
  let best = { start: 0, different: 0 };
  for (const match of matches) {
    const at = words.findIndex((word) => word.end >= match.end);
    const start = Math.max(0, Math.min(at - Math.floor(length / 4), words.length - length));
    const to = itemAt(words, Math.min(start + length, words.length) - 1).end;
    const from = itemAt(words, start).start;
    const inside = matches.filter((other) => other.start >= from && other.end <= to);
    const different = new Set(inside.map((other) => foldWord(text.slice(other.start, other.end)))).size;
    if (different > best.different) best = { start, different };
  }
  return best.start;
}
