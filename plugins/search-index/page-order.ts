import { itemAt } from '../../src/features/search/engine/item-at';
import { packedFields } from '../../src/features/search/engine/model';
import type { PageToPack } from '../../src/features/search/engine/pack';
import { indexTerms } from '../../src/features/search/engine/words';
import { compareTerms, type Likeness } from './page-likeness';

/** Places of pages in the list they came in. */
type Order = readonly number[];

/** The terms of a page, by record and field. */
type PageTerms = readonly (readonly ReadonlySet<string>[])[];

function termsOf({ records }: PageToPack): PageTerms {
  return records.map(({ fields }) => packedFields.map((field) => new Set(indexTerms(fields[field]))));
}

/** From a page on, always to the one that is most like the last. */
function nearestNext(start: number, count: number, likeness: Likeness): Order {
  const left = new Set(Array.from({ length: count }, (_, page) => page));
  left.delete(start);
  const order = [start];
  while (left.size > 0) {
    const last = itemAt(order, order.length - 1);
    const next = [...left].reduce((best, page) =>
      likeness(last, page) > likeness(last, best) ? page : best,
    );
    order.push(next);
    left.delete(next);
  }
  return order;
}

/** The terms of a page, by record: numbers from 0, others for each field. */
type NumberedPage = readonly Int32Array[];

/**
 * The terms of pages as numbers, and how many there are. The steps of 128 orders are counted, which took 1.5 s of a build with a
 * map of words.
 */
function numberTerms(pages: readonly PageTerms[]): {
  readonly numbered: readonly NumberedPage[];
  readonly count: number;
} {
  const numbers = packedFields.map(() => new Map<string, number>());
  let count = 0;
  const numberOf = (term: string, field: number): number => {
    const known = itemAt(numbers, field);
    const number = known.get(term) ?? count++;
    known.set(term, number);
    return number;
  };
  const numbered = pages.map((records) =>
    records.map((fields) =>
      Int32Array.from(fields.flatMap((terms, field) => [...terms].map((term) => numberOf(term, field)))),
    ),
  );
  return { numbered, count };
}

/** Bits that the steps between the records of all terms take, if a step takes as many as it has digits. */
function bitsOf(pages: readonly NumberedPage[], termCount: number): number {
  const lastRecords = new Int32Array(termCount);
  let bits = 0;
  pages.flat().forEach((terms, record) => {
    for (const term of terms) {
      bits += Math.log2(record - (lastRecords[term] ?? 0) + 1);
      lastRecords[term] = record;
    }
  });
  return bits;
}

/** Where the order begins decides by 2 in 100 how long its steps are, and no rule tells where: some are tried. */
const starts = 64;

/**
 * Pages that have many words in common, side by side: the records of a word then come in runs, whose steps are short. It takes
 * 1.8 of 65 kB from the index of a docs version. The same pages always come in the same order.
 */
export function likeBesideLike(pages: readonly PageToPack[]): readonly PageToPack[] {
  const terms = pages.map(termsOf);
  const likeness = compareTerms(terms.map((page) => new Set(page.flat().flatMap((words) => [...words]))));
  const { numbered, count } = numberTerms(terms);
  let best: Order = [...pages.keys()];
  let fewest = bitsOf(numbered, count);
  for (let start = 0; start < pages.length; start += Math.ceil(pages.length / starts)) {
    const order = nearestNext(start, pages.length, likeness);
    for (const tried of [order, order.toReversed()]) {
      const bits = bitsOf(
        tried.map((page) => itemAt(numbered, page)),
        count,
      );
      if (bits < fewest) [best, fewest] = [tried, bits];
    }
  }
  return best.map((page) => itemAt(pages, page));
}
