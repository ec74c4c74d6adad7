import { itemAt } from './item-at';
import type { IndexSource } from './model';

/** Raised whenever the layout below changes; a worker refuses files of another format. */
export const indexFormat = 5;

/**
 * Postings of one field. Terms are steps (see `toSteps`) in the order of their numbers; what they have of records comes in the
 * order of {@link rarestFirst}, since rare terms have long steps and common ones short: side by side they compress by 2 in 100 more.
 */
export interface PackedPostings {
  readonly terms: string;
  /** Records per term, in the order of the terms. */
  readonly counts: string;
  /** Records of each term in turn as steps, or pages where only pages have the field. */
  readonly records: string;
  /** Occurrences minus one, at most 3, of each of these; empty where every word counts once. */
  readonly times: string;
}

/** Places of the terms of a field: those with few records before those with many, else in their order. */
export function rarestFirst(counts: ArrayLike<number>): number[] {
  const places: number[][] = [];
  for (let at = 0; at < counts.length; at++) (places[itemAt(counts, at)] ??= []).push(at);
  return places.flat();
}

/**
 * One index as it is sent to the reader: what is needed to rank, and to show titles and links. The text of snippets is
 * a file of its own ({@link TextFile}). Strings are columns of `codec.ts`.
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
  /** Terms that no title or heading has, sorted. The others are made from those. */
  readonly terms: string;
  /** How many terms there are with the others: fewer or more were packed with other rules. */
  readonly termCount: number;
  /** Fields as `packedFields` of `model.ts` has them, in its order. */
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
