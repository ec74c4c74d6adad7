import { firstAtOrAfter } from './first-at-or-after';
import { itemAt } from './item-at';

/** Records that hold a term with its occurrences, by field. */
export type FieldPostings = Map<number, Map<number, number>>;

/** Postings of one field of one file, as decoded. */
export interface PostingColumns {
  /** The terms of the field, as ascending indexes into the file's terms. */
  readonly terms: ArrayLike<number>;
  /** Where the records of each of these terms begin in `steps`. */
  readonly starts: ArrayLike<number>;
  /** How many records each of these terms has. */
  readonly counts: ArrayLike<number>;
  /** Records of each term, as differences. */
  readonly steps: ArrayLike<number>;
  /** Occurrences minus one; empty if every word counts once. */
  readonly times: ArrayLike<number>;
}

/** The postings of one file. */
export interface FilePostings {
  /** In the order of their character codes. */
  readonly terms: readonly string[];
  /** Number of the file's first record in the library. */
  readonly firstRecord: number;
  readonly fields: readonly PostingColumns[];
}

/**
 * The postings of all terms. A map is built for a term only when it is looked up: building all of them took most of the
 * time until the engine was ready.
 */
export class TermIndex {
  private readonly files: FilePostings[] = [];

  add(file: FilePostings): void {
    this.files.push(file);
  }

  /** The postings of a term in all files; empty where none has it. */
  get(term: string): FieldPostings {
    const fields: FieldPostings = new Map();
    for (const file of this.files) unpack(file, term, fields);
    return fields;
  }
}

function unpack({ terms, firstRecord, fields }: FilePostings, term: string, into: FieldPostings): void {
  const number = firstAtOrAfter(terms, term);
  if (terms[number] !== term) return;
  fields.forEach((columns, field) => {
    const at = firstAtOrAfter(columns.terms, number);
    if (columns.terms[at] !== number) return;
    const found = into.get(field) ?? new Map<number, number>();
    into.set(field, found);
    const start = itemAt(columns.starts, at);
    const end = start + itemAt(columns.counts, at);
    let record = firstRecord;
    for (let posting = start; posting < end; posting++) {
      record += itemAt(columns.steps, posting);
      found.set(record, (columns.times[posting] ?? 0) + 1);
    }
  });
}
