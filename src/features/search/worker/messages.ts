import type { FacetFilters, SearchRequest, SearchResult } from '../protocol';

/** What the page tells the worker. */
export type ToWorker =
  | {
      readonly type: 'start';
      /** Address of the index folder, with a closing slash. */
      readonly folder: string;
      /** Address of the site with its base path and a closing slash. */
      readonly site: string;
    }
  | { readonly type: 'prepare'; readonly facetFilters?: FacetFilters }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly request: SearchRequest;
      /** Whether to wait, for a while, until snippets can be cut. */
      readonly withTexts: boolean;
    }
  /** What the reader has typed so far: answers for what they may type next are worth having. */
  | { readonly type: 'typed'; readonly request: SearchRequest };

/** What the worker answers. */
export type FromWorker =
  | { readonly type: 'result'; readonly id: number; readonly result: SearchResult }
  | { readonly type: 'failure'; readonly id: number; readonly name: string; readonly message: string }
  /** The answer to a request that nobody has made yet, both as JSON: the page reads what it needs only. */
  | { readonly type: 'ahead'; readonly request: string; readonly result: string }
  /** The last answer had to do without texts that are there now. */
  | { readonly type: 'texts' };
