import type { Expansions } from './expand';
import type { Retrieval } from './retrieval';

/** Maps records to pages. */
export interface Places {
  /** The page of each record. */
  readonly pageOf: ArrayLike<number>;
  readonly pageCount: number;
}

/**
 * The scores of a word of a query in every record. These are arrays, because a frequent word is in half of all records.
 */
export interface WordScores {
  /** By record, multiplied by the word's rarity; 0 if no term of the record stands for the word. */
  readonly scores: Float64Array;
  /** By page, the weight of the best term in its text that stands for the word: 0 to 1. */
  readonly said: Float64Array;
  readonly rarity: number;
  /** Whether any record contains the word. */
  readonly isFound: boolean;
}

/** A term with a higher weight counts as the word itself: the number of its records decides how rare the word is. */
const wordItself = 0.8;

/** If only terms of lower weight stand for a word, it counts as being in at most this many records. */
const mostRecordsOfLesser = 50;

/** Scores a word in every record by the best of the terms that may stand for it. */
export function scoreWord(expansion: Expansions, places: Places, retrieval: Retrieval): WordScores {
  const { pageOf, pageCount } = places;
  const recordCount = pageOf.length;
  const best = new Float64Array(recordCount);
  const said = new Float64Array(pageCount);
  let found = 0;
  let mostRecords = 0;
  for (const [term, weight] of expansion) {
    const { records, scores, isSaid } = retrieval.scoresOf(term);
    if (weight > wordItself || expansion.size === 1) mostRecords = Math.max(mostRecords, records.length);
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0;
      if (isSaid[at]) {
        const page = pageOf[record] ?? 0;
        said[page] = Math.max(said[page] ?? 0, Math.min(1, weight));
      }
      const value = (scores[at] ?? 0) * weight;
      const before = best[record] ?? 0;
      if (value <= before) continue;
      if (before === 0) found++;
      best[record] = value;
    }
  }
  const rarity = retrieval.rarity(mostRecords || Math.min(found, mostRecordsOfLesser));
  for (let record = 0; record < recordCount; record++) best[record] = (best[record] ?? 0) * rarity;
  return { scores: best, said, rarity, isFound: found > 0 };
}

/** The scores of the records for all words of a query together. */
export interface Found {
  /** By record, the sum of the scores of the words; 0 if it contains none. */
  readonly totals: Float64Array;
  /** By record, the share of the query that it contains. */
  readonly coverages: Float64Array;
  /** By page, the share of the query that the texts of all its records contain together. */
  readonly said: Float64Array;
}

/** Sums the scores of the words, one array after the other. */
export function addUp(
  words: readonly WordScores[],
  shares: readonly number[],
  { pageOf, pageCount }: Places,
): Found {
  const recordCount = pageOf.length;
  const totals = new Float64Array(recordCount);
  const coverages = new Float64Array(recordCount);
  const said = new Float64Array(pageCount);
  words.forEach(({ scores, said: ofWord }, word) => {
    const share = shares[word] ?? 0;
    for (let page = 0; page < pageCount; page++) said[page] = (said[page] ?? 0) + share * (ofWord[page] ?? 0);
    for (let record = 0; record < recordCount; record++) {
      const score = scores[record] ?? 0;
      if (score === 0) continue;
      totals[record] = (totals[record] ?? 0) + score;
      coverages[record] = (coverages[record] ?? 0) + share;
    }
  });
  return { totals, coverages, said };
}

/** The share of the query that two records contain together. */
export function coverageOfBoth(
  words: readonly WordScores[],
  shares: readonly number[],
  one: number,
  other: number,
): number {
  let found = 0;
  for (let word = 0; word < words.length; word++) {
    const scores = words[word]?.scores;
    if (scores?.[one] || scores?.[other]) found += shares[word] ?? 0;
  }
  return found;
}
