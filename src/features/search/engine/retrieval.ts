import MiniSearch, { type SearchOptions } from 'minisearch';
import { indexFields, type IndexField } from './model';
import type { Library } from './unpack';
import { weights } from './weights';

/** The records that hold a term and their scores, in columns. */
export interface TermScores {
  readonly records: ArrayLike<number>;
  readonly scores: ArrayLike<number>;
  /** 1 for a record whose text has the term, 0 if only its title, heading or names have it. */
  readonly isSaid: ArrayLike<number>;
}

/** The fields that hold what a record says; the others hold what it is called. */
const saying: ReadonlySet<string> = new Set<IndexField>(['lead', 'text', 'code']);

const exactTerm = (): SearchOptions => ({
  boost: weights.fields,
  tokenize: (term) => [term],
  processTerm: (term) => term,
  bm25: { k: weights.saturation, b: weights.lengthShare, d: weights.lowest },
});

/**
 * MiniSearch with an index that was made at build time: sets MiniSearch's private fields instead of adding documents.
 */
class PreparedMiniSearch extends MiniSearch {
  constructor(library: Library) {
    super({ fields: [...indexFields] });
    // For exact terms MiniSearch calls only `get` of its index of terms, so any object with that method will do.
    this._index = library.terms as unknown as typeof this._index;
    library.records.forEach((_, record) => this._documentIds.set(record, record));
    this._documentCount = library.records.length;
    // In MiniSearch the length of a field is the number of its different terms.
    const sums = indexFields.map(() => 0);
    library.fieldLengths.forEach((lengths, record) => {
      this._fieldLength.set(record, lengths);
      lengths.forEach((length, field) => (sums[field] = (sums[field] ?? 0) + length));
    });
    this._avgFieldLength = sums.map((sum) => sum / Math.max(1, library.records.length));
  }
}

/** How many terms one step of {@link Retrieval.lookUpMore} looks up: a millisecond's worth. */
const termsPerStep = 40;

/** Looks up one exact term at a time and caches the answers, most of which the next keystroke needs again. */
export class Retrieval {
  private readonly index: PreparedMiniSearch;
  private readonly options = exactTerm();
  private readonly remembered = new Map<string, TermScores>();
  private lookedUp = 0;

  constructor(private readonly library: Library) {
    this.index = new PreparedMiniSearch(library);
  }

  /** BM25 scores by record, divided by the term's rarity, because the caller multiplies by the rarity of the word. */
  scoresOf(term: string): TermScores {
    const known = this.remembered.get(term);
    if (known) return known;
    const results = this.index.search(term, this.options);
    const rarity = this.rarity(results.length);
    const scores: TermScores = {
      records: Uint32Array.from(results, ({ id }) => id as number),
      scores: Float64Array.from(results, ({ score }) => score / rarity),
      isSaid: Uint8Array.from(results, ({ match }) =>
        match[term]?.some((field) => saying.has(field)) ? 1 : 0,
      ),
    };
    // Terms without results are not cached: there are more of them than the index has terms.
    if (results.length > 0) this.remembered.set(term, scores);
    return scores;
  }

  /**
   * Looks up some terms ahead of any question. The first look-ups of terms take most of the time of a slow key.
   *
   * @returns whether there are more
   */
  lookUpMore(): boolean {
    const { sortedTerms } = this.library;
    for (const term of sortedTerms.slice(this.lookedUp, this.lookedUp + termsPerStep)) this.scoresOf(term);
    this.lookedUp += termsPerStep;
    return this.lookedUp < sortedTerms.length;
  }

  /** BM25's inverse document frequency of a word that is found in that many records. */
  rarity(recordCount: number): number {
    return Math.log(1 + (this.library.records.length - recordCount + 0.5) / (recordCount + 0.5));
  }
}
