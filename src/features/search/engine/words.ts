/** A word of a text with its place in it. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The word as written. */
  readonly text: string;
}

const wordPattern = /[\p{L}\p{N}_$]+(?:['\u2019][\p{L}]+)*/gu;
const humpPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;

/** A word that has itself as its only part: nothing to split. */
const plainWord = /^[A-Z]?[a-z]+$/;

/** The words of a text, in order. Anything that is not a letter, a digit, `_` or `$` separates words. */
export function findTokens(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** The form under which a word is looked up: lower case, without accents, apostrophes and underscores. */
export function foldWord(word: string): string {
  // Most words are plain: nothing to take apart.
  if (/^[a-z\d]+$/.test(word)) return word;
  if (/^[A-Za-z\d]+$/.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'\u2019_$]/gu, '')
    .toLowerCase();
}

/**
 * The parts of an identifier with their place: `SQLGenerator` has `SQL` and `Generator`, `QUERY_ERROR` has `QUERY` and
 * `ERROR`. A plain word has itself as its only part.
 */
export function splitIdentifier(token: Token): Token[] {
  if (/['\u2019]/.test(token.text)) return [token];
  const parts: Token[] = [];
  for (const run of token.text.matchAll(/[^_$]+/g)) {
    for (const hump of run[0].matchAll(humpPattern)) {
      const start = token.start + run.index + hump.index;
      parts.push({ start, end: start + hump[0].length, text: hump[0] });
    }
  }
  return parts;
}

/**
 * What a text is found by: every word whole, and the parts of identifiers. Parts of one letter are left out
 * (`IQueryBuilder` is not found by "i").
 */
export function indexTerms(text: string): string[] {
  const terms: string[] = [];
  for (const token of findTokens(text)) {
    const whole = foldWord(token.text);
    if (!whole) continue;
    terms.push(whole);
    if (plainWord.test(token.text)) continue;
    const parts = splitIdentifier(token);
    if (parts.length < 2) continue;
    for (const part of parts) {
      const term = foldWord(part.text);
      if (term.length > 1) terms.push(term);
    }
  }
  return terms;
}
