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

/** A word of a text with what it is looked up by, and the parts of an identifier in the same way. */
interface ReadToken extends Token {
  readonly term: string;
  readonly parts: readonly ReadToken[];
}

interface ReadText {
  readonly tokens: readonly ReadToken[];
  /** What stands between spaces. */
  readonly words: readonly { readonly start: number; readonly end: number }[];
}

/** The next key shows most of the same hits: their texts are read once. */
const remembered = new Map<string, ReadText>();
const mostRemembered = 600;

function readText(text: string): ReadText {
  const known = remembered.get(text);
  if (known) return known;
  const tokens = findTokens(text).map((token): ReadToken => {
    const parts = splitIdentifier(token);
    const long = parts.length > 1 ? parts.filter((part) => part.text.length > 1) : [];
    return {
      ...token,
      term: foldWord(token.text),
      parts: long.map((part) => ({ ...part, term: foldWord(part.text), parts: [] })),
    };
  });
  const words = Array.from(text.matchAll(/\S+/g), (word) => ({
    start: word.index,
    end: word.index + word[0].length,
  }));
  if (remembered.size >= mostRemembered) remembered.clear();
  const read = { tokens, words };
  remembered.set(text, read);
  return read;
}

/** The stretches of a text that matched: whole words, or the matching parts of an identifier. */
function findMatches(text: string, isMatch: IsMatch): ReadToken[] {
  const matches: ReadToken[] = [];
  for (const token of readText(text).tokens) {
    if (isMatch(token.term)) matches.push(token);
    else for (const part of token.parts) if (isMatch(part.term)) matches.push(part);
  }
  return matches;
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
  const { words } = readText(text);
  if (words.length === 0) return { value: '', matched: false };
  const matches = findMatches(text, isMatch);
  const first = bestStart(words, matches, length);
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
  matches: readonly ReadToken[],
  length: number,
): number {
  let best = { start: 0, different: 0 };
  let at = 0;
  for (const [number, match] of matches.entries()) {
    while (at < words.length - 1 && itemAt(words, at).end < match.end) at++;
    const start = Math.max(0, Math.min(at - Math.floor(length / 4), words.length - length));
    const from = itemAt(words, start).start;
    const to = itemAt(words, Math.min(start + length, words.length) - 1).end;
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
