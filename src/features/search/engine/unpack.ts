import { decodeLines, decodeNumbers } from './codec';
import { indexFormat, type IndexFile } from './index-file';
import { itemAt } from './item-at';
import { indexFields, pageKinds, type IndexedPage, type IndexedRecord } from './model';
import { TermIndex } from './term-index';
import { readHeadings, readPostings, type FieldLengths } from './unpack-postings';

/** Several index files merged: one numbering of records, one vocabulary, one set of frequencies. */
export interface Library {
  readonly pages: readonly IndexedPage[];
  readonly records: readonly IndexedRecord[];
  readonly terms: TermIndex;
  /** All terms in the order of their character codes. */
  readonly sortedTerms: readonly string[];
  readonly fieldLengths: FieldLengths;
}

/** A file that is cut off, damaged or of another build; the message says which. */
export class DamagedIndexError extends Error {
  override readonly name = 'DamagedIndexError';
}

interface GrowingLibrary {
  readonly pages: IndexedPage[];
  readonly records: IndexedRecord[];
  readonly terms: TermIndex;
  sortedTerms: readonly string[];
  readonly fieldLengths: number[][];
}

/**
 * Opens index files together. Their term frequencies are summed before ranking, so that a hit of the glossary and a hit
 * of a docs version have comparable scores.
 *
 * @throws DamagedIndexError naming the file
 */
export function openLibrary(files: readonly IndexFile[]): Library {
  const library: GrowingLibrary = {
    pages: [],
    records: [],
    terms: new TermIndex(),
    sortedTerms: [],
    fieldLengths: [],
  };
  for (const file of files) {
    if (file.format !== indexFormat) {
      throw new DamagedIndexError(`A search index has format ${file.format}, not ${indexFormat}.`);
    }
    try {
      addFile(library, file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DamagedIndexError(`The search index ${file.source.name} is damaged: ${reason}.`);
    }
  }
  return library;
}

function addFile(library: GrowingLibrary, file: IndexFile): void {
  const firstRecord = library.records.length;
  const firstPage = library.pages.length;
  addPages(library, file);
  const records = library.records.slice(firstRecord);
  const pages = library.pages.slice(firstPage).map((page) => page.firstRecord - firstRecord);
  const lengths = records.map(() => indexFields.map(() => 0));
  const headings = readHeadings(records);
  const terms = mergeSorted(decodeLines(file.terms), headings.terms);
  if (terms.length !== file.termCount)
    throw new RangeError(`${terms.length} terms instead of ${file.termCount}`);
  const fields = [
    ...headings.postings(terms, lengths),
    ...readPostings(file.postings, pages, terms.length, lengths),
  ];
  for (const ofRecord of lengths) library.fieldLengths.push(ofRecord);
  library.terms.add({ terms, firstRecord, fields });
  library.sortedTerms = mergeSorted(library.sortedTerms, terms);
}

function addPages(library: GrowingLibrary, file: IndexFile): void {
  const levels = decodeNumbers(file.records.levels);
  const headings = file.records.headings.split('\n');
  const anchors = file.records.anchors.split('\n');
  const groups = decodeNumbers(file.pages.groups);
  const kinds = decodeNumbers(file.pages.kinds);
  const counts = decodeNumbers(file.pages.records);

  const firstRecord = library.records.length;
  decodeLines(file.pages.routes).forEach((route, number) => {
    const recordCount = itemAt(counts, number);
    const page = library.pages.length;
    library.pages.push({
      route,
      group: itemAt(file.groups, itemAt(groups, number)),
      kind: itemAt(pageKinds, itemAt(kinds, number)),
      firstRecord: library.records.length,
      recordCount,
      source: file.source,
    });
    for (let left = recordCount; left > 0; left--) {
      const at = library.records.length - firstRecord;
      const heading = itemAt(headings, at);
      const anchor = itemAt(anchors, at);
      library.records.push({
        page,
        level: itemAt(levels, at),
        heading,
        anchor,
      });
    }
  });
}

/** Merges two sorted lists, each term once. The terms of a file are sorted already. */
function mergeSorted(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one.length === 0) return other;
  const merged: string[] = [];
  let atOne = 0;
  let atOther = 0;
  while (atOne < one.length && atOther < other.length) {
    const first = itemAt(one, atOne);
    const second = itemAt(other, atOther);
    merged.push(first < second ? first : second);
    if (first <= second) atOne++;
    if (second <= first) atOther++;
  }
  return merged.concat(one.slice(atOne), other.slice(atOther));
}
