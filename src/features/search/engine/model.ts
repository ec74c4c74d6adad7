/** Kinds of pages. Ranking prefers guides for phrases and the reference for identifiers. */
export const pageKinds = [
  'guide',
  'tutorial',
  'explanation',
  'reference',
  'symptoms',
  'api',
  'glossary',
  'blog',
  'site',
  'internal',
] as const;
export type PageKind = (typeof pageKinds)[number];

/**
 * Fields whose postings are in the file; those of titles and headings are computed from the texts that are shown.
 * `meta` holds what the text lacks: keywords of the page, the words of its address, other names of a section. `lead` is
 * the page's description.
 */
export const packedFields = ['meta', 'lead', 'text', 'code'] as const;
export type PackedField = (typeof packedFields)[number];
/** The field that only pages have. Its postings number pages instead of records, which takes a third less space. */
export const pageField: PackedField = 'lead';
export const indexFields = ['title', 'heading', ...packedFields] as const;
export type IndexField = (typeof indexFields)[number];

export interface IndexedPage {
  /** Path below the base path, without a leading slash: `docs/intro`. */
  readonly route: string;
  /** Top-level section, level 0 of a hit: "Guides". */
  readonly group: string;
  readonly kind: PageKind;
  /** Number of the page's first record. That record is the page itself; the following ones are its sections. */
  readonly firstRecord: number;
  readonly recordCount: number;
  /** The index the page came from. */
  readonly source: IndexSource;
}

export interface IndexedRecord {
  readonly page: number;
  /** 1 for the page, 2 to 6 for a section. */
  readonly level: number;
  readonly heading: string;
  /** Fragment of the address as shortened in the file, empty for the page; `anchorOf` returns the complete one. */
  readonly anchor: string;
}

/** What an index file covers; these are the facets of its hits. */
export interface IndexSource {
  /** `0.3.0`, `current` or `site`. */
  readonly name: string;
  /** Docs version, empty for pages that belong to none. */
  readonly version: string;
  readonly tag: string;
  readonly language: string;
}
