import type { FacetFilters, SearchRequest, SearchResult } from '../protocol';

/** Messages from the page to the worker. */
export type ToWorker =
  | {
      readonly type: 'start';
      /** Address of the index folder, with a closing slash. */
      readonly folder: string;
      /** Address of the site with its base path and a closing slash. */
      readonly site: string;
    }
  | { readonly type: 'prepare'; readonly facetFilters?: FacetFilters | undefined }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly request: SearchRequest;
      /** Whether to wait, for a limited time, until the texts for snippets are loaded. */
      readonly withTexts: boolean;
    }
  /** The query so far; the worker searches ahead for what the reader may type next. */
  | { readonly type: 'typed'; readonly request: SearchRequest };

/** Messages from the worker to the page. */
export type FromWorker =
  | { readonly type: 'result'; readonly id: number; readonly result: SearchResult }
  | { readonly type: 'failure'; readonly id: number; readonly name: string; readonly message: string }
  /** The answer to a request that may come next. Both are JSON texts, so that the page parses only what it needs. */
  | { readonly type: 'ahead'; readonly request: string; readonly result: string }
  /** Texts that the last answer lacked have been loaded. */
  | { readonly type: 'texts' };
