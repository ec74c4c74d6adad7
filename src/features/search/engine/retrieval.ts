import MiniSearch, { type SearchOptions } from 'minisearch';
import { indexFields, type IndexField } from './model';
import type { Library } from './unpack';
import { weights } from './weights';

/** The records that hold a term and their scores, in columns. */
export interface TermScores {
  readonly records: ArrayLike<number>;
  readonly scores: ArrayLike<number>;
  /** 1 where a record says the term, 0 where only its title, heading or names do. */
  readonly isSaid: ArrayLike<number>;
}

/** What a record says, beside what it is called. */
const saying: ReadonlySet<string> = new Set<IndexField>(['lead', 'text', 'code']);

const exactTerm = (): SearchOptions => ({
  prefix: false,
  fuzzy: false,
  boost: weights.fields,
  tokenize: (term) => [term],
  processTerm: (term) => term,
  bm25: { k: weights.saturation, b: weights.lengthShare, d: weights.lowest },
});

/** MiniSearch over an index that was made at build time: the index is put in place instead of being built here. */
class PreparedMiniSearch extends MiniSearch {
  constructor(library: Library) {
    super({ fields: [...indexFields] });
    // Only exact terms are looked up, for which MiniSearch asks its tree of terms by `get` alone.
    this._index = library.terms as unknown as typeof this._index;
    library.records.forEach((_, record) => {
      this._documentIds.set(record, record);
      this._idToShortId.set(record, record);
    });
    this._documentCount = library.records.length;
    this._nextId = library.records.length;
    // MiniSearch counts a field's different terms as its length.
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

/** Looks up one exact term at a time and remembers the answers: the next keystroke asks for most of them again. */
export class Retrieval {
  private readonly index: PreparedMiniSearch;
  private readonly options = exactTerm();
  private readonly remembered = new Map<string, TermScores>();
  private lookedUp = 0;

  constructor(private readonly library: Library) {
    this.index = new PreparedMiniSearch(library);
  }

  /** BM25 scores by record, the term's rarity taken out again: the caller weighs a word by the rarity of the word. */
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
    // Readers type more words that are nowhere than the index has terms.
    if (results.length > 0) this.remembered.set(term, scores);
    return scores;
  }

  /**
   * Looks up some terms that nobody has asked for yet: looking up for the first time is most of a slow key.
   *
   * @returns whether there are more
   */
  lookUpMore(): boolean {
    const { sortedTerms } = this.library;
    for (const term of sortedTerms.slice(this.lookedUp, this.lookedUp + termsPerStep)) this.scoresOf(term);
    this.lookedUp += termsPerStep;
    return this.lookedUp < sortedTerms.length;
  }

  /** How much a word found in that many records tells: BM25's inverse document frequency. */
  rarity(recordCount: number): number {
    return Math.log(1 + (this.library.records.length - recordCount + 0.5) / (recordCount + 0.5));
  }
}
