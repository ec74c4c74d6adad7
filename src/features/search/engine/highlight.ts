import type { Expansions } from './expand';
import { itemAt } from './item-at';
import { readText, type ReadText } from './read-text';

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

/** A stretch of a text that matched, with the term it matched by. */
interface Match {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** The stretches of a text that matched: whole words, or the matching parts of an identifier. */
function findMatches({ terms, starts, ends, next }: ReadText, isMatch: IsMatch): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < terms.length;) {
    const term = itemAt(terms, at);
    if (isMatch(term)) {
      matches.push({ start: itemAt(starts, at), end: itemAt(ends, at), term });
      at = itemAt(next, at);
    } else at++;
  }
  return matches;
}

function mark(text: string, matches: readonly Match[], marks: Marks): string {
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
  return mark(text, findMatches(readText(text), isMatch), marks);
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
  const read = readText(text);
  const { wordStarts, wordEnds } = read;
  if (wordStarts.length === 0) return { value: '', matched: false };
  const matches = findMatches(read, isMatch);
  const first = bestStart(read, matches, length);
  const last = Math.min(first + length, wordStarts.length) - 1;
  const from = itemAt(wordStarts, first);
  const to = itemAt(wordEnds, last);
  const inside = matches
    .filter((match) => match.start >= from && match.end <= to)
    .map((match) => ({ ...match, start: match.start - from, end: match.end - from }));
  return {
    value:
      (first > 0 ? marks.ellipsis : '') +
      mark(text.slice(from, to), inside, marks) +
      (last < wordStarts.length - 1 ? marks.ellipsis : ''),
    matched: inside.length > 0,
  };
}

function bestStart({ wordStarts, wordEnds }: ReadText, matches: readonly Match[], length: number): number {
  let best = { start: 0, different: 0 };
  let at = 0;
  for (const [number, match] of matches.entries()) {
    while (at < wordEnds.length - 1 && itemAt(wordEnds, at) < match.end) at++;
    const start = Math.max(0, Math.min(at - Math.floor(length / 4), wordEnds.length - length));
    const from = itemAt(wordStarts, start);
    const to = itemAt(wordEnds, Math.min(start + length, wordEnds.length) - 1);
    const different = new Set<string>();
    // Matches are in order: those inside are around this one.
    for (let other = number; other >= 0 && itemAt(matches, other).start >= from; other--)
      if (itemAt(matches, other).end <= to) different.add(itemAt(matches, other).term);
    for (let other = number + 1; other < matches.length && itemAt(matches, other).end <= to; other++)
      different.add(itemAt(matches, other).term);
    if (different.size > best.different) best = { start, different: different.size };
  }
  return best.start;
}
