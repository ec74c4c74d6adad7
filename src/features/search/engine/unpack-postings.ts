import { decodeNumbers } from './codec';
import { createTermReader, headingText, postingsOf, titleText } from './heading-postings';
import { rarestFirst, type PackedPostings } from './index-file';
import { itemAt } from './item-at';
import { indexFields, packedFields, pageField, type IndexedRecord } from './model';
import type { PostingColumns } from './term-index';

/** How many different terms each record has in each field, by record and then field. */
export type FieldLengths = readonly number[][];

interface HeadingPostings {
  /** All terms of titles and headings, sorted. */
  readonly terms: readonly string[];
  /** The postings of both fields, once all terms of the file are known. */
  postings(terms: readonly string[], lengths: FieldLengths): PostingColumns[];
}

/** Computes the terms and postings of titles and headings, which a file leaves out. */
export function readHeadings(records: readonly IndexedRecord[]): HeadingPostings {
  const read = createTermReader();
  const fields = [titleText, headingText].map((textOf) => records.map(textOf));
  const terms = new Set(fields.flat().flatMap((text) => (text === null ? [] : read(text))));
  return {
    terms: [...terms].sort(),
    postings: (all, lengths) =>
      fields.map((texts, field) => {
        const { lengths: ofField, ...columns } = postingsOf(texts, all, read);
        ofField.forEach((length, record) => (itemAt(lengths, record)[field] = length));
        return columns;
      }),
  };
}

/**
 * Reads the postings of the fields that are in a file, and counts their terms in `lengths`.
 *
 * @param pages the first record of each page
 * @throws RangeError when the columns do not fit each other
 */
export function readPostings(
  packed: readonly PackedPostings[],
  pages: ArrayLike<number>,
  termCount: number,
  lengths: FieldLengths,
): PostingColumns[] {
  if (packed.length !== packedFields.length) throw new RangeError(`${packed.length} fields`);
  return packed.map((postings, at) => {
    const field = itemAt(packedFields, at);
    const columns = decodeColumns(
      postings,
      indexFields.indexOf(field),
      lengths,
      field === pageField ? pages : null,
    );
    const last = columns.terms[columns.terms.length - 1] ?? -1;
    if (last >= termCount) throw new RangeError(`term ${last} of ${termCount}`);
    return columns;
  });
}

function decodeColumns(
  postings: PackedPostings,
  field: number,
  lengths: FieldLengths,
  pages: ArrayLike<number> | null,
): PostingColumns {
  const terms = decodeNumbers(postings.terms);
  const counts = decodeNumbers(postings.counts);
  const steps = decodeNumbers(postings.records);
  const times = decodeNumbers(postings.times);
  if (counts.length !== terms.length)
    throw new RangeError(`${counts.length} counts of ${terms.length} terms`);
  const starts = new Uint32Array(terms.length);
  for (let at = 1; at < terms.length; at++) terms[at] = itemAt(terms, at - 1) + itemAt(terms, at);
  let start = 0;
  for (const at of rarestFirst(counts)) {
    starts[at] = start;
    let packed = 0;
    let record = 0;
    for (const end = start + itemAt(counts, at); start < end; start++) {
      packed += itemAt(steps, start);
      const next = pages ? itemAt(pages, packed) : packed;
      steps[start] = next - record;
      record = next;
      const ofRecord = itemAt(lengths, record);
      ofRecord[field] = itemAt(ofRecord, field) + 1;
    }
  }
  if (start !== steps.length) throw new RangeError(`${start} of ${steps.length} records counted`);
  if (times.length > 0 && times.length !== start)
    throw new RangeError(`${times.length} occurrences of ${start} records`);
  return { terms, starts, counts, steps, times };
}
