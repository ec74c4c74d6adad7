import type { Expansions } from './expand';
import type { Retrieval } from './retrieval';

/** What a word of a query is worth, record by record: columns, because a frequent word is in half of all records. */
export interface WordScores {
  /** By record, weighed by how rare the word is; 0 where nothing stands for it. */
  readonly scores: Float64Array;
  readonly rarity: number;
  /** Whether any record holds it. */
  readonly isFound: boolean;
}

/** A term worth more than this stands for the word itself: how many records hold it says how rare the word is. */
const wordItself = 0.8;

/** Records that a word is said to be in when only lesser terms stand for it, at most. */
const mostRecordsOfLesser = 50;

/** The best of what may stand for a word, in every record. */
export function scoreWord(expansion: Expansions, recordCount: number, retrieval: Retrieval): WordScores {
  const best = new Float64Array(recordCount);
  let found = 0;
  let mostRecords = 0;
  for (const [term, weight] of expansion) {
    const { records, scores } = retrieval.scoresOf(term);
    if (weight > wordItself || expansion.size === 1) mostRecords = Math.max(mostRecords, records.length);
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0;
      const value = (scores[at] ?? 0) * weight;
      const before = best[record] ?? 0;
      if (value <= before) continue;
      if (before === 0) found++;
      best[record] = value;
    }
  }
  const rarity = retrieval.rarity(mostRecords || Math.min(found, mostRecordsOfLesser));
  for (let record = 0; record < recordCount; record++) best[record] = (best[record] ?? 0) * rarity;
  return { scores: best, rarity, isFound: found > 0 };
}

/** What the records are worth for all words of a query together. */
export interface Found {
  /** By record, the sum of its words' scores; 0 where it holds none. */
  readonly totals: Float64Array;
  /** By record, the share of the query that it holds. */
  readonly coverages: Float64Array;
}

/** Adds the words up, one column after the other. */
export function addUp(words: readonly WordScores[], shares: readonly number[], recordCount: number): Found {
  const totals = new Float64Array(recordCount);
  const coverages = new Float64Array(recordCount);
  words.forEach(({ scores }, word) => {
    const share = shares[word] ?? 0;
    for (let record = 0; record < recordCount; record++) {
      const score = scores[record] ?? 0;
      if (score === 0) continue;
      totals[record] = (totals[record] ?? 0) + score;
      coverages[record] = (coverages[record] ?? 0) + share;
    }
  });
  return { totals, coverages };
}

/** Share of the query that two records hold together. */
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
