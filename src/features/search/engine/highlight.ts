import type { Expansions } from './expand';
import { itemAt } from './item-at';
import { readText, type ReadText } from './read-text';
import { weights } from './weights';

/** The marks around what matched, and the ellipsis for what was cut away. */
export interface Marks {
  readonly before: string;
  readonly after: string;
  readonly ellipsis: string;
}

/** The words of the query that a term stands for, as bit sets: all of them, and those that it is no mere synonym of. */
interface Meaning {
  readonly words: number;
  readonly own: number;
}

/** Returns what a term means in the query; `undefined` for a term that does not match. */
export type Match = (term: string) => Meaning | undefined;

/** The bit of a word. Words after the thirtieth share its bit; a pasted text hardly has more. */
const bitOf = (word: number): number => 1 << Math.min(word, 30);

/** @param expansions - for each word of the query the terms that may stand for it, with their weights */
export function matcherOf(expansions: readonly Expansions[]): Match {
  const terms = new Map<string, Meaning>();
  expansions.forEach((expansion, word) => {
    for (const [term, weight] of expansion) {
      const { words, own } = terms.get(term) ?? { words: 0, own: 0 };
      const bit = bitOf(word);
      terms.set(term, { words: words | bit, own: weight > weights.expansion.synonym ? own | bit : own });
    }
  });
  return (term) => terms.get(term);
}

/** A stretch of a text that matched, with the term it matched by. */
interface Matched {
  readonly start: number;
  readonly end: number;
  readonly term: string;
  readonly meaning: Meaning;
}

/**
 * The stretches of a text that matched: whole words, or the matching parts of an identifier. A synonym counts only if
 * the text has the reader's own word in no form.
 */
function findMatches({ terms, starts, ends, next }: ReadText, match: Match): readonly Matched[] {
  const found: Matched[] = [];
  let own = 0;
  for (let at = 0; at < terms.length;) {
    const term = itemAt(terms, at);
    const meaning = match(term);
    if (meaning) {
      found.push({ start: itemAt(starts, at), end: itemAt(ends, at), term, meaning });
      own |= meaning.own;
      at = itemAt(next, at);
    } else at++;
  }
  return found.filter(({ meaning }) => meaning.own || meaning.words & ~own);
}

function mark(text: string, matches: readonly Matched[], marks: Marks): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of matches) {
    marked += text.slice(at, start) + marks.before + text.slice(start, end) + marks.after;
    at = end;
  }
  return marked + text.slice(at);
}

/** The whole text with its matches marked. */
export function highlight(text: string, match: Match, marks: Marks): string {
  return mark(text, findMatches(readText(text), match), marks);
}

/**
 * The stretch of `length` words that holds the most different matches, with a little text before the first one.
 *
 * @returns the marked stretch, and whether anything in it matched
 */
export function snippet(
  text: string,
  match: Match,
  length: number,
  marks: Marks,
): { readonly value: string; readonly matched: boolean } {
  const read = readText(text);
  const { wordStarts, wordEnds } = read;
  if (wordStarts.length === 0) return { value: '', matched: false };
  const matches = findMatches(read, match);
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

function bestStart({ wordStarts, wordEnds }: ReadText, matches: readonly Matched[], length: number): number {
  let best = { start: 0, different: 0 };
  let at = 0;
  for (const [number, match] of matches.entries()) {
    while (at < wordEnds.length - 1 && itemAt(wordEnds, at) < match.end) at++;
    const start = Math.max(0, Math.min(at - Math.floor(length / 4), wordEnds.length - length));
    const from = itemAt(wordStarts, start);
    const to = itemAt(wordEnds, Math.min(start + length, wordEnds.length) - 1);
    const different = new Set<string>();
    // Matches are sorted by position, so the other matches inside the window are neighbours of this one.
    for (let other = number; other >= 0 && itemAt(matches, other).start >= from; other--)
      if (itemAt(matches, other).end <= to) different.add(itemAt(matches, other).term);
    for (let other = number + 1; other < matches.length && itemAt(matches, other).end <= to; other++)
      different.add(itemAt(matches, other).term);
    if (different.size > best.different) best = { start, different: different.size };
  }
  return best.start;
}
