/**
 * The part of the hosted service's `search` that the modal and the search page use. Both engines answer in this shape,
 * so neither the modal nor the page knows which one it talks to.
 */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** The most characters of a query (specification 5). */
export const longestQuery = 64;

/**
 * Cuts a text to the length of a query. A surrogate pair, such as an emoji, is never cut in half: an address made from
 * half of one crashed the page.
 */
export const toQuery = (text: string): string => text.slice(0, longestQuery).replace(/[\ud800-\udbff]$/, '');

export interface SearchRequest {
  readonly query?: string | undefined;
  readonly indexName?: string;
  readonly page?: number | undefined;
  readonly hitsPerPage?: number | undefined;
  /** Outer list: all of them; inner list: one of them. */
  readonly facetFilters?: FacetFilters | undefined;
  /** `attribute:words` */
  readonly attributesToSnippet?: readonly string[] | undefined;
  readonly attributesToRetrieve?: readonly string[];
  readonly snippetEllipsisText?: string | undefined;
  readonly highlightPreTag?: string | undefined;
  readonly highlightPostTag?: string | undefined;
  readonly clickAnalytics?: boolean;
  /**
   * For a list shown in groups of `hierarchy.lvl0`: the most hits of one group. The embedded engine then answers only
   * what such a list can show. The hosted service does not know this parameter and is never sent it.
   */
  readonly mostPerGroup?: number | undefined;
}

export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof hierarchyLevels)[number];
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Whether the modal shows a hit of this type: it writes nothing for one of level 0. */
export const isHitType = (value: unknown): value is HitType =>
  value === 'content' || hierarchyLevels.some((level) => level !== 'lvl0' && level === value);

/** Whether a page may have this path; one that begins with two slashes names another host once it stands alone. */
export const isPathOfSite = (path: string, baseUrl: string): boolean =>
  path.startsWith(baseUrl) && !path.startsWith('//');

export interface HitText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

export type Hierarchy<Value> = Readonly<Record<HierarchyLevel, Value | null>>;

export interface HitTexts {
  readonly hierarchy: Hierarchy<HitText>;
  readonly content?: HitText | null;
}

/** A search hit (specification 3). */
export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy<string>;
  readonly _highlightResult?: HitTexts | undefined;
  readonly _snippetResult?: HitTexts | undefined;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly queryID?: string;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

export interface SearchClient {
  search(call: { readonly requests: readonly SearchRequest[] }): Promise<SearchResponse>;
}
