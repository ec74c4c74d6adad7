import MiniSearch, { type SearchOptions } from 'minisearch';
import { itemAt } from './item-at';
import { indexFields } from './model';
import type { Library } from './unpack';
import { weights } from './weights';

/** Scores of the records that hold a term. */
export type TermScores = ReadonlyMap<number, number>;

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
    for (const [term, fields] of library.terms) this._index.set(term, fields);
    library.records.forEach((_, record) => {
      this._documentIds.set(record, record);
      this._idToShortId.set(record, record);
    });
    this._documentCount = library.records.length;
    this._nextId = library.records.length;
    this.measureFields(library);
  }

  /** MiniSearch counts a field's different terms as its length. */
  private measureFields(library: Library): void {
    const lengths = library.records.map(() => indexFields.map(() => 0));
    for (const fields of library.terms.values()) {
      for (const [field, records] of fields) {
        for (const record of records.keys())
          itemAt(lengths, record)[field] = itemAt(itemAt(lengths, record), field) + 1;
      }
    }
    lengths.forEach((length, record) => this._fieldLength.set(record, length));
    this._avgFieldLength = indexFields.map(
      (_, field) =>
        lengths.reduce((sum, length) => sum + itemAt(length, field), 0) / Math.max(1, lengths.length),
    );
  }
}

/** Looks up one exact term at a time and remembers the answers: the next keystroke asks for most of them again. */
export class Retrieval {
  private readonly index: PreparedMiniSearch;
  private readonly options = exactTerm();
  private readonly remembered = new Map<string, TermScores>();

  constructor(private readonly library: Library) {
    this.index = new PreparedMiniSearch(library);
  }

  /** BM25 scores by record, the term's rarity taken out again: the caller weighs a word by the rarity of the word. */
  scoresOf(term: string): TermScores {
    const known = this.remembered.get(term);
    if (known) return known;
    const results = this.index.search(term, this.options);
    const rarity = this.rarity(results.length);
    const scores: TermScores = new Map(results.map(({ id, score }) => [id as number, score / rarity]));
    if (this.remembered.size > 500) this.remembered.clear();
    this.remembered.set(term, scores);
    return scores;
  }

  /** How much a word found in that many records tells: BM25's inverse document frequency. */
  rarity(recordCount: number): number {
    return Math.log(1 + (this.library.records.length - recordCount + 0.5) / (recordCount + 0.5));
  }
}
