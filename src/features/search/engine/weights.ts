import type { IndexField, PageKind } from './model';

/**
 * Every number of the ranking in one place. They were found on one half of the queries of `bench/search` by
 * `npx tsx bench/search/tune.ts` and are reported on the other half; `decisions/0011-search-ranking.md` says what each is worth.
 */
export const weights = {
  /** What a term of the index is worth in place of a word of the query; the word itself is worth 1. */
  expansion: {
    sameStem: 0.92,
    synonym: 0.55,
    /** A term that merely begins with the word: between these two, by the share of the term that is written. */
    prefixLeast: 0.5,
    prefixMost: 0.9,
    /** Prefix weight is multiplied by this when the word is complete already or is not the last one. */
    fadedPrefix: 0.6,
    /** A term that holds the word, but does not begin with it. */
    inside: 0.5,
    oneEdit: 0.85,
    twoEdits: 0.7,
    /** Neighbouring words as one identifier. */
    joinedAsWritten: 2.6,
    joined: 1.35,
  },
  /** BM25 over the fields of a record. */
  fields: { title: 4, heading: 3, meta: 1.6, lead: 1.2, text: 1, code: 0.25 } satisfies Record<
    IndexField,
    number
  >,
  saturation: 1.2,
  lengthShare: 0.2,
  lowest: 0.3,
  page: {
    exactTitle: 3,
    titleBegins: 1.3,
    /** The query is the name of the page's top-level section. */
    exactGroup: 1.5,
    /** The query is the heading of a section. */
    exactSection: 1.5,
    /** The same where the query is written as code: `orderBy` before `OrderByPart`. */
    exactMember: 2.5,
    /** A title that says what the query says is worth up to this much more. */
    titleCovered: 0.75,
    /** What of a heading is in the query, and what of the query is in a heading, to these powers. */
    headingPower: 0.85,
    queryPower: 0.85,
    /** A page that says the whole query, if not in one section, is worth this much more. */
    said: 0.5,
    /** A page that has the name which a reader wrote as code. */
    holdsName: 2,
    /** What all other sections add to the best one. */
    otherSections: 0.13,
  },
  section: {
    exactHeading: 1.5,
    headingCovered: 0.1,
    /** The heading is the query's one word or a synonym of it; decides among the sections of a page only. */
    named: 4,
    /** The query is the title of the page and the heading: `QueryBuilder.where`. */
    member: 20,
  },
  /** Share of the words found, to this power, multiplies the score; pages below the least share are no answer. */
  coveragePower: 2.5,
  /** How much more a rare word is of its query than a frequent one. */
  rarityPower: 0.5,
  /** A word that is nowhere on the site counts this much in its query, compared with the rarest known word. */
  unknownShare: 1,
  leastCoverage: 1 / 3,
  /** Where only the known words are looked for, they are this much of the query: a page has to hold most of them. */
  knownShare: 0.6,
  /** By what a page is for: queries of several words, of one word, of what begins one, and names written as code. */
  phrase: {
    guide: 1.2,
    tutorial: 1.25,
    explanation: 1.05,
    reference: 1,
    symptoms: 1,
    api: 0.65,
    glossary: 1,
    blog: 0.95,
    site: 0.6,
    internal: 0.3,
  } satisfies Record<PageKind, number>,
  word: {
    guide: 1,
    tutorial: 1,
    explanation: 1,
    reference: 1,
    symptoms: 1,
    api: 0.45,
    glossary: 1,
    blog: 1,
    site: 0.6,
    internal: 0.15,
  } satisfies Record<PageKind, number>,
  beginning: {
    guide: 1,
    tutorial: 1,
    explanation: 1,
    reference: 1,
    symptoms: 1,
    api: 0.75,
    glossary: 1,
    blog: 1,
    site: 0.6,
    internal: 0.2,
  } satisfies Record<PageKind, number>,
  name: {
    guide: 1,
    tutorial: 1,
    explanation: 1,
    reference: 1,
    symptoms: 1,
    api: 1.2,
    glossary: 1,
    blog: 1,
    site: 0.5,
    internal: 1.2,
  } satisfies Record<PageKind, number>,
  /** Pages of symptoms, for queries of several words that tell of a failure and for all others. */
  symptoms: { ofFailure: 1.9, ofOthers: 0.8 },
  /** For queries that ask what something is: the glossary, and a section that is called just so. */
  meaning: { ofGlossary: 2, exactHeading: 2.5 },
  rows: {
    /** A section is worth a row of its own when it has this share of its page's best section. */
    worthShowing: 0.4,
    /** A page is shown beside its best section when it has this share of the score without it. */
    pageItself: 0.35,
    /** What a page is worth to the reader in a list in groups: its share of the best score, to this power. */
    worthPower: 1.5,
    /** A place among the first three of such a list counts this much more than the places below say. */
    topPlaces: 2,
  },
};
