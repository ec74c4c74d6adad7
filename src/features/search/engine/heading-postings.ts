import { itemAt } from './item-at';
import { plainTitle } from './plain-title';
import type { PostingColumns } from './term-index';
import { findWords, termsOfWord } from './words';

/** The text of one record in a field; `null` if the record does not have the field. */
type FieldText = string | null;

interface Headed {
  /** 1 for the page, 2 to 6 for a section. */
  readonly level: number;
  readonly heading: string;
}

/** The searchable title of a page; sections have none. */
export const titleText = ({ level, heading }: Headed): FieldText =>
  level === 1 ? plainTitle(heading) : null;

/** The searchable heading of a section; pages have none. */
export const headingText = ({ level, heading }: Headed): FieldText => (level === 1 ? null : heading);

/** Returns the terms of a text, each as often as it occurs. */
type ReadTerms = (text: string) => readonly string[];

/**
 * Creates a function that splits texts into terms. It caches texts and words, because most headings repeat
 * ("Parameters", "Returns") or are made of the same words.
 */
export function createTermReader(): ReadTerms {
  const ofText = new Map<string, readonly string[]>();
  const ofWord = new Map<string, readonly string[]>();
  const readWord = (word: string): readonly string[] => {
    const known = ofWord.get(word) ?? termsOfWord(word);
    ofWord.set(word, known);
    return known;
  };
  return (text) => {
    const known = ofText.get(text) ?? findWords(text).flatMap(readWord);
    ofText.set(text, known);
    return known;
  };
}

/**
 * Computes the postings of a field from its texts. Titles and headings are in the index because they are shown; to
 * send their postings as well took 7 of its 80 kB.
 *
 * @param texts the texts by record
 * @param terms sorted terms, which include those of the texts
 */
export function postingsOf(
  texts: readonly FieldText[],
  terms: readonly string[],
  read: ReadTerms,
): PostingColumns & { readonly lengths: readonly number[] } {
  const recordsOfTerm = new Map<string, number[]>();
  const lengths = texts.map((text, record) => {
    if (text === null) return 0;
    let different = 0;
    for (const term of read(text)) {
      const records = recordsOfTerm.get(term) ?? [];
      recordsOfTerm.set(term, records);
      if (records[records.length - 1] !== record) different++;
      records.push(record);
    }
    return different;
  });
  const found: number[] = [];
  const starts: number[] = [];
  const counts: number[] = [];
  const steps: number[] = [];
  const times: number[] = [];
  terms.forEach((term, number) => {
    const records = recordsOfTerm.get(term);
    if (!records) return;
    found.push(number);
    starts.push(steps.length);
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
    counts.push(steps.length - itemAt(starts, starts.length - 1));
  });
  return { terms: found, starts, counts, steps, times, lengths };
}
