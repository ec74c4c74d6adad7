import { itemAt } from './item-at';
import { plainTitle } from './plain-title';
import type { PostingColumns } from './term-index';
import { indexTerms } from './words';

/** Different terms of a text, with how often each is in it. */
type CountedTerms = ReadonlyMap<number, number>;

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

/**
 * Makes the postings of a field from the texts themselves. Titles and headings are in the index to be shown; to send their
 * postings as well took 8 of its 80 kB.
 *
 * @param texts by record
 * @param numbers of the terms in the file
 * @throws RangeError for a word that is no term: the two are of different builds
 */
export function postingsOf(
  texts: readonly FieldText[],
  numbers: ReadonlyMap<string, number>,
): PostingColumns & { readonly lengths: readonly number[] } {
  const counted = new Map<string, CountedTerms>();
  const byTerm = new Map<number, { readonly steps: number[]; readonly times: number[]; last: number }>();
  const lengths = texts.map((text, record) => {
    if (text === null) return 0;
    // "Parameters" and "Returns" are headings of hundreds of sections.
    const terms = counted.get(text) ?? countTerms(text, numbers);
    counted.set(text, terms);
    for (const [term, times] of terms) {
      let postings = byTerm.get(term);
      if (!postings) byTerm.set(term, (postings = { steps: [], times: [], last: 0 }));
      postings.steps.push(record - postings.last);
      postings.times.push(times - 1);
      postings.last = record;
    }
    return terms.size;
  });
  const terms = [...byTerm.keys()].sort((one, other) => one - other);
  const postings = terms.map((term) => byTerm.get(term) ?? { steps: [], times: [] });
  const starts = [0];
  for (const { steps } of postings) starts.push(itemAt(starts, starts.length - 1) + steps.length);
  return {
    terms,
    starts,
    steps: postings.flatMap(({ steps }) => steps),
    times: postings.flatMap(({ times }) => times),
    lengths,
  };
}

function countTerms(text: string, numbers: ReadonlyMap<string, number>): CountedTerms {
  const counts = new Map<number, number>();
  for (const term of indexTerms(text)) {
    const number = numbers.get(term);
    if (number === undefined) throw new RangeError(`the word "${term}" is no term`);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}
