import { itemAt } from './item-at';
import { plainTitle } from './plain-title';
import type { PostingColumns } from './term-index';
import { findTokens, indexTerms } from './words';

/** What one record is found by in a field, `null` when it has nothing there. */
type FieldText = string | null;

interface Headed {
  /** 1 for the page, 2 to 6 for a section. */
  readonly level: number;
  readonly heading: string;
}

/** What a page is found by as its title; sections have none. */
export const titleText = ({ level, heading }: Headed): FieldText =>
  level === 1 ? plainTitle(heading) : null;

/** What a section is found by as its heading; pages have none. */
export const headingText = ({ level, heading }: Headed): FieldText => (level === 1 ? null : heading);

/** Terms of a text by their numbers, each as often as it is there. */
type ReadTerms = (text: string) => readonly number[];

/**
 * Reads texts as numbers of terms. Most headings say what others say ("Parameters", "Returns") or are made of the same words, so
 * each text and each word is taken apart once.
 *
 * @param terms of the file, by number
 * @throws RangeError for a word that is no term: file and texts are of different builds
 */
export function createTermReader(terms: readonly string[]): ReadTerms {
  const ofText = new Map<string, readonly number[]>();
  const ofWord = new Map<string, readonly number[]>();
  const numbers = new Map<string, number>();
  for (let number = 0; number < terms.length; number++) numbers.set(itemAt(terms, number), number);
  const numberOf = (term: string): number => {
    const number = numbers.get(term);
    if (number === undefined) throw new RangeError(`the word "${term}" is no term`);
    return number;
  };
  const readWord = (word: string): readonly number[] => {
    const known = ofWord.get(word) ?? indexTerms(word).map(numberOf);
    ofWord.set(word, known);
    return known;
  };
  return (text) => {
    const known = ofText.get(text) ?? findTokens(text).flatMap((token) => readWord(token.text));
    ofText.set(text, known);
    return known;
  };
}

/**
 * Makes the postings of a field from the texts themselves. Titles and headings are in the index to be shown; to send their
 * postings as well took 7 of its 80 kB.
 *
 * @param texts by record
 * @param termCount how many terms the file has
 */
export function postingsOf(
  texts: readonly FieldText[],
  termCount: number,
  read: ReadTerms,
): PostingColumns & { readonly lengths: readonly number[] } {
  const recordsOfTerm = new Array<number[] | undefined>(termCount);
  const lengths = texts.map((text, record) => {
    if (text === null) return 0;
    let different = 0;
    for (const term of read(text)) {
      const records = (recordsOfTerm[term] ??= []);
      if (records[records.length - 1] !== record) different++;
      records.push(record);
    }
    return different;
  });
  const terms: number[] = [];
  const starts = [0];
  const steps: number[] = [];
  const times: number[] = [];
  recordsOfTerm.forEach((records = [], term) => {
    let last = 0;
    records.forEach((record, at) => {
      if (at > 0 && record === last) {
        times[times.length - 1] = itemAt(times, times.length - 1) + 1;
        return;
      }
      steps.push(record - last);
      times.push(0);
      last = record;
    });
    terms.push(term);
    starts.push(steps.length);
  });
  return { terms, starts, steps, times, lengths };
}
