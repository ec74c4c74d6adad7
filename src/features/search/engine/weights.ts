import type { IndexField, PageKind } from './model';

/**
 * Every number of the ranking in one place. They were found on one half of the queries of `bench/search` by `npx tsx
 * bench/search/tune.ts` and are reported on the other half; `decisions/0011-search-ranking.md` says what each is worth.
 */
export const weights = {
  /** Weights of the terms that may stand for a word of the query; the word itself weighs 1. */
  expansion: {
    sameStem: 0.92,
    synonym: 0.55,
    /** A term that only begins with the word weighs between these two, by the share of the term that is written. */
    prefixLeast: 0.5,
    prefixMost: 0.9,
    /** Multiplies the prefix weight of a word that is a complete one already, or not the last one. */
    fadedPrefix: 0.6,
    /** A term that contains the word, but does not begin with it. */
    inside: 0.5,
    oneEdit: 0.85,
    twoEdits: 0.7,
    /** Neighbouring words joined to one identifier: written in one piece by the reader, or not. */
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
    /** The most that a title gains by agreeing with the query: a factor of 1 plus this. */
    titleCovered: 0.75,
    /** Exponents of the share of a heading that is in the query, and of the share of the query that is in a heading. */
    headingPower: 0.85,
    queryPower: 0.85,
    /** The most that a page gains if it contains the whole query, even across sections: a factor of 1 plus this. */
    said: 0.5,
    /** Factor of a page that contains the name which a reader wrote as code. */
    holdsName: 2,
    /** How much all other sections add to the best one. */
    otherSections: 0.13,
  },
  section: {
    exactHeading: 1.5,
    headingCovered: 0.1,
    /** The heading is the only word of the query, or a synonym of it. Affects the order within a page only. */
    named: 4,
    /** The query is the title of the page and the heading: `QueryBuilder.where`. */
    member: 20,
  },
  /**
   * The share of the query that was found, to this power, multiplies the score. Pages below `leastCoverage` are not
   * returned.
   */
  coveragePower: 2.5,
  /** Exponent of a word's rarity in its share of the query: a rare word is a larger share than a frequent one. */
  rarityPower: 0.5,
  /** Factor of the share of a word that is nowhere on the site, compared with the rarest known word. */
  unknownShare: 1,
  leastCoverage: 1 / 3,
  /**
   * If only the known words are searched, they are this share of the query, so that a page must contain most of them.
   */
  knownShare: 0.6,
  /**
   * Factors by the kind of a page, for four kinds of queries: several words (`phrase`), one word (`word`), the
   * beginning of a word (`beginning`), and a name written as code (`name`).
   */
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
  /** Factors of pages of symptoms, for queries of several words that describe a failure, and for other such queries. */
  symptoms: { ofFailure: 1.9, ofOthers: 0.8 },
  /** Factors for queries that ask what something is: of the glossary, and of a section with exactly that heading. */
  meaning: { ofGlossary: 2, exactHeading: 2.5 },
  rows: {
    /** A section gets a row of its own from this share of the score of its page's best section on. */
    worthShowing: 0.4,
    /** A page is shown beside its best section if it has this share of its score without that section. */
    pageItself: 0.35,
    /** In a list in groups, the value of a page to the reader is its share of the best score, to this power. */
    worthPower: 1.5,
    /** Additional factor of the first three places of such a list. */
    topPlaces: 2,
  },
};
