import type { IndexSource } from './model';

/** Raised whenever the layout below changes; a worker refuses files of another format. */
export const indexFormat = 4;

/** Postings of one field. Term numbers and record numbers are steps (see `toSteps`), in the order of the terms. */
export interface PackedPostings {
  readonly terms: string;
  /** Records per term. */
  readonly counts: string;
  readonly records: string;
  /** Occurrences minus one, at most 3; empty where every word counts once. */
  readonly times: string;
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
  readonly terms: string;
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
