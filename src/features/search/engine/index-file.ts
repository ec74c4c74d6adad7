import { itemAt } from './item-at';
import type { IndexSource } from './model';

/** Raised whenever the layout below changes; a worker refuses files of another format. */
export const indexFormat = 5;

/**
 * Postings of one field. Terms are differences (see `toSteps`) in the order of their numbers. Their records come in the
 * order of {@link rarestFirst}: rare terms have large differences and common ones small, and sorted like this they
 * compress 2 % better.
 */
export interface PackedPostings {
  readonly terms: string;
  /** Records per term, in the order of the terms. */
  readonly counts: string;
  /** The records of each term in turn, as differences; pages instead of records if only pages have the field. */
  readonly records: string;
  /** For each of these records, occurrences minus one, at most 3; empty if every word counts once. */
  readonly times: string;
}

/** The indexes of the terms of a field, sorted by their number of records (stable). */
export function rarestFirst(counts: ArrayLike<number>): number[] {
  const places: number[][] = [];
  for (let at = 0; at < counts.length; at++) (places[itemAt(counts, at)] ??= []).push(at);
  return places.flat();
}

/**
 * One index as it is sent to the reader: what is needed for ranking and for showing titles and links. The text for
 * snippets is a file of its own ({@link TextFile}). Strings are arrays encoded by `codec.ts`.
 */
export interface IndexFile {
  readonly format: number;
  readonly build: string;
  readonly source: IndexSource;
  readonly groups: readonly string[];
  readonly pages: {
    readonly routes: string;
    readonly groups: string;
    readonly kinds: string;
    readonly records: string;
  };
  readonly records: {
    readonly levels: string;
    readonly headings: string;
    /** As `shortenAnchors` writes them. */
    readonly anchors: string;
  };
  /** Sorted terms that are in no title or heading. The other terms are computed from titles and headings. */
  readonly terms: string;
  /** The number of all terms. Another number means that the file was packed by code with other rules. */
  readonly termCount: number;
  /** The postings of the fields in `packedFields` of `model.ts`, in that order. */
  readonly postings: readonly PackedPostings[];
}

/** The opening text of every record of the index with the same `build`, in order. */
export interface TextFile {
  readonly format: number;
  readonly build: string;
  readonly texts: readonly string[];
}

/** Folder of the index files, below the base path. */
export const indexFolder = 'search-index';
export const manifestName = 'manifest.json';

/** Names of the current files, at a fixed address; everything else is hashed. */
export interface IndexManifest {
  readonly format: number;
  readonly indexes: readonly {
    readonly source: IndexSource;
    readonly index: string;
    readonly text: string;
  }[];
}
