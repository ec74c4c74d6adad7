import { itemAt } from './item-at';

/** Records that hold a term with its occurrences, by field. */
export type FieldPostings = Map<number, Map<number, number>>;

/** Where one field of one file keeps the postings of a term: a stretch of its columns. */
interface Stretch {
  readonly field: number;
  readonly columns: PostingColumns;
  readonly start: number;
  readonly end: number;
}

/** Postings of a field of one file, as decoded. */
export interface PostingColumns {
  /** Number of the file's first record in the library. */
  readonly firstRecord: number;
  /** Records of each term in turn, as steps. */
  readonly steps: ArrayLike<number>;
  /** Occurrences minus one, or nothing where every word counts once. */
  readonly times: ArrayLike<number>;
}

/**
 * The postings of all terms. They stay in their columns until a term is asked for: of the five thousand terms a reader
 * looks up a hundred, and making maps of all of them took most of the time until the engine was ready.
 */
export class TermIndex {
  private readonly stretches = new Map<string, Stretch[]>();
  private readonly unpacked = new Map<string, FieldPostings>();

  add(term: string, stretch: Stretch): void {
    const known = this.stretches.get(term);
    if (known) known.push(stretch);
    else this.stretches.set(term, [stretch]);
  }

  keys(): IterableIterator<string> {
    return this.stretches.keys();
  }

  get(term: string): FieldPostings | undefined {
    const known = this.unpacked.get(term);
    if (known) return known;
    const stretches = this.stretches.get(term);
    if (!stretches) return undefined;
    const fields = unpack(stretches);
    this.unpacked.set(term, fields);
    return fields;
  }
}

function unpack(stretches: readonly Stretch[]): FieldPostings {
  const fields: FieldPostings = new Map();
  for (const { field, columns, start, end } of stretches) {
    const found = fields.get(field) ?? new Map<number, number>();
    fields.set(field, found);
    let record = columns.firstRecord;
    for (let at = start; at < end; at++) {
      record += itemAt(columns.steps, at);
      found.set(record, (columns.times[at] ?? 0) + 1);
    }
  }
  return fields;
}
