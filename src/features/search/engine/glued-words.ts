import { hasSynonyms } from './expand';
import { plainTitle } from './plain-title';
import type { Vocabulary } from './vocabulary';
import { findTokens, findWords, foldWord, splitIdentifier } from './words';

/** A word within one edit of a term is misspelt; one that is further from all terms is rather two words. */
const likelyEdits = 1;
const shortestWord = 6;

/** From this many letters of the second word on, the pair is recognised. */
const leastOfSecond = 3;

/**
 * Separates two words that were written as one: "bulkloading" is no word of the site, and "Bulk loading" is a page.
 * Only words that are neighbours in a heading are separated: with any two words of the site, "newsletter" and
 * "blockchain" would find something too.
 */
export class GluedWords {
  /** Maps two joined words to the length of the first. Built when the first unknown word is typed. */
  private pairs: ReadonlyMap<string, number> | null = null;

  constructor(
    private readonly headings: readonly { readonly heading: string }[],
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Returns the text with blanks between words that were written as one; the last word may be incomplete. */
  separate(text: string): string {
    let separated = '';
    let at = 0;
    for (const token of findTokens(text)) {
      const word = foldWord(token.text);
      // If folding changes the number of letters, positions in the word differ from those in the text.
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
