import { hasSynonyms } from './expand';
import { plainTitle } from './plain-title';
import type { Vocabulary } from './vocabulary';
import { findTokens, findWords, foldWord, splitIdentifier } from './words';

/** A word within one edit is misspelt; one that is further from any is rather two. */
const likelyEdits = 1;
const shortestWord = 6;

/** So much of the second word tells that it is meant. */
const leastOfSecond = 3;

/**
 * Finds words that were written as one: "bulkloading" is no word of the site, and "Bulk loading" is a page. Only words that
 * stand side by side in a heading are taken for two: with any two words of the site, "newsletter" and "blockchain" would find
 * something, too.
 */
export class GluedWords {
  /** By two words in one the length of the first; made when a word is first like nothing here. */
  private pairs: ReadonlyMap<string, number> | null = null;

  constructor(
    private readonly headings: readonly { readonly heading: string }[],
    private readonly vocabulary: Vocabulary,
  ) {}

  /** A text with blanks between words that were written as one, the last of which may still be growing. */
  separate(text: string): string {
    let separated = '';
    let at = 0;
    for (const token of findTokens(text)) {
      const word = foldWord(token.text);
      // Where accents fold into more letters or fewer, places in the word are not those in the text.
      if (word.length !== token.text.length || splitIdentifier(token).length > 1) continue;
      if (this.isSomething(word)) continue;
      const first = this.firstOf(word, token.end === text.length);
      if (first === undefined) continue;
      separated += `${text.slice(at, token.start + first)} `;
      at = token.start + first;
    }
    return separated + text.slice(at);
  }

  private isSomething(word: string): boolean {
    if (word.length < shortestWord || hasSynonyms(word)) return true;
    if (this.vocabulary.sharingStem(word).length > 0 || this.vocabulary.beginningWith(word).length > 0)
      return true;
    if (this.vocabulary.holding(word).length > 0) return true;
    const { terms, edits } = this.vocabulary.nearestTo(word);
    return terms.length > 0 && edits <= likelyEdits;
  }

  private firstOf(word: string, isOpen: boolean): number | undefined {
    this.pairs ??= findPairs(this.headings);
    const whole = this.pairs.get(word);
    if (whole !== undefined || !isOpen) return whole;
    for (const [pair, first] of this.pairs)
      if (first <= word.length - leastOfSecond && pair.startsWith(word)) return first;
    return undefined;
  }
}

function findPairs(headings: readonly { readonly heading: string }[]): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  for (const heading of new Set(headings.map((each) => each.heading))) {
    const words = findWords(plainTitle(heading)).map(foldWord);
    words.slice(1).forEach((second, at) => {
      const first = words[at] ?? '';
      if (first && second) pairs.set(first + second, first.length);
    });
  }
  return pairs;
}
