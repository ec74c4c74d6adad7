/** A word of a text with its place in it. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The word as written. */
  readonly text: string;
}

const wordPattern = /[\p{L}\p{N}_$]+(?:['\u2019][\p{L}]+)*/gu;
// An acronym keeps its plural `s`: without the first alternative, "APIs" was split into "ap" and "is".
const humpPattern = /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_$]+/gu;

// The same patterns for ASCII texts, several times as fast. Speed matters, because the engine splits all headings
// before it is ready.
const plainText = /^[\x20-\x7e]*$/;
const plainWordPattern = /[A-Za-z\d_$]+(?:'[A-Za-z]+)*/g;
const plainHumpPattern = /[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^A-Za-z\d_$]+/g;

/** A word that has itself as its only part: nothing to split. */
const plainWord = /^[A-Z]?[a-z]+$/;

const wordsOf = (text: string): RegExp => (plainText.test(text) ? plainWordPattern : wordPattern);
const humpsOf = (word: string): RegExp => (plainText.test(word) ? plainHumpPattern : humpPattern);

/** The words of a text as written, in order. Anything that is not a letter, a digit, `_` or `$` separates words. */
export function findWords(text: string): readonly string[] {
  return text.match(wordsOf(text)) ?? [];
}

/** The words of a text with their places, in order. */
export function findTokens(text: string): Token[] {
  return Array.from(text.matchAll(wordsOf(text)), toToken);
}

const toToken = ({ index, 0: text }: RegExpExecArray): Token => ({
  start: index,
  end: index + text.length,
  text,
});

/** The form under which a word is looked up: lower case, without accents, apostrophes and underscores. */
export function foldWord(word: string): string {
  // Most words are plain ASCII and need no normalisation.
  if (/^[a-z\d]+$/.test(word)) return word;
  if (/^[A-Za-z\d]+$/.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'\u2019_$]/gu, '')
    .toLowerCase();
}

const hasApostrophe = /['\u2019]/;

/**
 * The parts of an identifier with their place: `SQLGenerator` has `SQL` and `Generator`, `QUERY_ERROR` has `QUERY` and
 * `ERROR`. A plain word has itself as its only part.
 */
export function splitIdentifier(token: Token): Token[] {
  if (hasApostrophe.test(token.text)) return [token];
  return Array.from(token.text.matchAll(humpsOf(token.text)), (match) => {
    const start = token.start + match.index;
    return { start, end: start + match[0].length, text: match[0] };
  });
}

/**
 * The terms under which a text is found: every whole word, and the parts of identifiers. Parts of one letter are left
 * out (`IQueryBuilder` is not found by "i").
 */
export function indexTerms(text: string): string[] {
  return findWords(text).flatMap(termsOfWord);
}

/** The terms under which a word is found. */
export function termsOfWord(word: string): string[] {
  const whole = foldWord(word);
  if (!whole) return [];
  const terms = [whole];
  if (plainWord.test(word) || hasApostrophe.test(word)) return terms;
  const parts = word.match(humpsOf(word)) ?? [];
  if (parts.length < 2) return terms;
  for (const part of parts) {
    const term = foldWord(part);
    if (term.length > 1) terms.push(term);
  }
  return terms;
}
