/** What a page is for; ranking prefers guides for phrases and reference for identifiers. */
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
 * Fields whose postings are in the file; those of titles and headings are made from what is shown. `meta` holds what the
 * text lacks: keywords of the page, the words of its address, other names of a section; `lead` is the page's description.
 */
export const packedFields = ['meta', 'lead', 'text', 'code'] as const;
export type PackedField = (typeof packedFields)[number];
/** The field that pages alone have: its postings count pages, which take a third less than records. */
export const pageField: PackedField = 'lead';
export const indexFields = ['title', 'heading', ...packedFields] as const;
export type IndexField = (typeof indexFields)[number];

export interface IndexedPage {
  /** Path below the base path, without a leading slash: `docs/intro`. */
  readonly route: string;
  /** Top-level section, level 0 of a hit: "Guides". */
  readonly group: string;
  readonly kind: PageKind;
  /** Number of its first record; that record is the page itself, the following ones are its sections. */
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
  /** Fragment of the address as the file has it, empty for the page: `anchorOf` tells the whole. */
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
