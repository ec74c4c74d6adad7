import { namesFor, type Expansions } from './expand';
import type { PageKind } from './model';
import type { ParsedQuery } from './query';
import type { Retrieval } from './retrieval';
import type { Library } from './unpack';
import { itemAt } from './item-at';
import { plainTitle } from './plain-title';
import { findTokens, foldWord, indexTerms } from './words';
import { stem } from './stem';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';
import { addUp, coverageOfBoth, scoreWord, type Found, type Places, type WordScores } from './word-scores';

interface RankedSection {
  readonly record: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Sections that contain a part of the query, best first. */
  readonly sections: readonly RankedSection[];
  /** The share of the score that the page has without its best section: 0 to 1. */
  readonly ownShare: number;
}

/** A query with the share that each of its words is of it, and the terms that may stand for the words. */
interface Asked {
  readonly query: ParsedQuery;
  readonly words: readonly WordScores[];
  readonly shares: readonly number[];
  readonly found: Found;
  /** Maps a term to the words it stands for, as bits. It is looked up for each word of each heading that is ranked. */
  readonly standsFor: ReadonlyMap<string, number>;
  /** Stems of headings that name the subject of a one-word query. */
  readonly names: ReadonlySet<string>;
  /** Pages that contain the name a reader wrote as code. */
  readonly holders: ReadonlySet<number>;
  /** The query is one word that the site has in some form, or the beginning of such a word, and no name of code. */
  readonly isWord: boolean;
}

interface Heading {
  readonly joined: string;
  readonly stem: string;
  /** A member of an enumeration, such as `ROLLBACK`, which is not what a reader means by `rollback`. */
  readonly isConstant: boolean;
  readonly terms: readonly string[];
}

/** The factors that a heading gives to the score of its section and to that of its page. */
interface SectionFactor {
  readonly own: number;
  readonly ofPage: number;
}

/**
 * The factors if the query is a page's title and this heading (`QueryBuilder.where`), which together contain all of it.
 */
const member: SectionFactor = { own: weights.section.member, ofPage: 1 };

/** A term with a higher weight stands for a whole name of several words, not for one of them. */
const wholeName = 1;

/** Ranks pages, and the sections within each page. */
export class Ranker {
  /** Headings by record, parsed when they are first ranked. */
  private readonly headings = new Map<number, Heading>();

  /** Names of top-level sections, folded and joined like a query. */
  private readonly groups: ReadonlyMap<string, string>;

  private readonly places: Places;

  constructor(
    private readonly library: Library,
    private readonly retrieval: Retrieval,
    private readonly vocabulary: Vocabulary,
  ) {
    const groups = new Set(library.pages.map(({ group }) => group));
    this.places = {
      pageOf: Uint32Array.from(library.records, ({ page }) => page),
      pageCount: library.pages.length,
    };
    this.groups = new Map([...groups].map((group) => [group, joinWords(group)]));
  }

  /**
   * The pages that answer a query, best first; pages with the same score keep the order of the index.
   *
   * @param expansions - for each word of the query, the terms that stand for it and how much each counts
   * @param allows - whether a page, by its number in the library, may be among them
   */
  rank(
    query: ParsedQuery,
    expansions: readonly Expansions[],
    allows: (page: number) => boolean,
  ): RankedPage[] {
    const words = expansions.map((each) => scoreWord(each, this.places, this.retrieval));
    const shares = sharesOf(words);
    const found = addUp(words, shares, this.places);
    const asked: Asked = {
      query,
      words,
      shares,
      found,
      standsFor: standsFor(expansions),
      names: namesFor(query),
      holders: this.holdersOf(query, expansions),
      isWord: this.isWord(query, expansions),
    };
    const pages = this.scorePages(asked, allows);
    if (pages.length > 0 || !isMostlyKnown(words)) return pages;
    // Nothing has enough of the query, for example because one word of three is about another tool. Better an answer to
    // the known words than none.
    const known = sharesOf(words, 0).map((share) => share * weights.knownShare);
    return this.scorePages({ ...asked, shares: known, found: addUp(words, known, this.places) }, allows);
  }

  private isWord({ words }: ParsedQuery, [expansions]: readonly Expansions[]): boolean {
    const [word] = words;
    if (word === undefined || words.length > 1) return false;
    return (expansions?.get(word) ?? 0) >= weights.expansion.sameStem || this.vocabulary.beginsWord(word);
  }

  private scorePages(asked: Asked, allows: (page: number) => boolean): RankedPage[] {
    const ranked: RankedPage[] = [];
    for (let page = 0; page < this.library.pages.length; page++) {
      const result = this.scorePage(page, asked, allows);
      if (result) ranked.push(result);
    }
    return ranked.sort((one, other) => other.score - one.score);
  }

  /** The pages that contain a name written as code, or else a name that it is the beginning or a misspelling of. */
  private holdersOf(
    { spans, namesCode }: ParsedQuery,
    expansions: readonly Expansions[],
  ): ReadonlySet<number> {
    const pages = new Set<number>();
    const addPagesOf = (term: string): void => {
      const { records } = this.retrieval.scoresOf(term);
      for (let at = 0; at < records.length; at++) pages.add(itemAt(this.places.pageOf, itemAt(records, at)));
    };
    for (const { from, term, asWritten } of namesCode ? spans : []) {
      if (!asWritten) continue;
      addPagesOf(term);
      if (pages.size > 0) continue;
      for (const [other, weight] of itemAt(expansions, from)) if (weight > wholeName) addPagesOf(other);
    }
    return pages;
  }

  private scorePage(page: number, asked: Asked, allows: (page: number) => boolean): RankedPage | null {
    const { words, shares, found } = asked;
    const { firstRecord, recordCount, kind } = itemAt(this.library.pages, page);
    const title = this.headingOf(firstRecord).joined;
    const ownScore = itemAt(found.totals, firstRecord);
    let bestCoverage = itemAt(found.coverages, firstRecord);
    let best = ownScore * bestCoverage ** weights.coveragePower;
    let others = 0;
    let bestFactor = 1;
    const sections: RankedSection[] = [];
    for (let record = firstRecord + 1; record < firstRecord + recordCount; record++) {
      const ofSection = itemAt(found.totals, record);
      if (ofSection === 0) continue;
      const factor = this.sectionFactor(record, title, asked);
      const score = ofSection * factor.own;
      bestFactor = Math.max(bestFactor, factor.ofPage);
      others += score;
      const alone = factor === member ? 1 : itemAt(found.coverages, record);
      const coverage = ownScore > 0 ? coverageOfBoth(words, shares, record, firstRecord) : alone;
      const worth = coverage ** weights.coveragePower;
      const ofRow = score * factor.ofPage * this.rowFactor(record, asked);
      sections.push({ record, score: ofRow * (coverage === alone ? worth : alone ** weights.coveragePower) });
      const together = (ownScore + score) * worth;
      if (together > best) {
        best = together;
        bestCoverage = coverage;
      }
    }
    if (bestCoverage < weights.leastCoverage || !allows(page)) return null;
    sections.sort((one, other) => other.score - one.score);
    const score =
      (best + weights.page.otherSections * Math.sqrt(others)) *
      Math.max(bestFactor, this.titleFactor(page, asked)) *
      (1 + weights.page.said * itemAt(found.said, page)) *
      (asked.holders.has(page) ? weights.page.holdsName : 1) *
      this.prior(kind, asked);
    return { page, score, sections, ownShare: best > 0 ? Math.min(1, ownScore / best) : 0 };
  }

  private headingOf(record: number): Heading {
    const known = this.headings.get(record);
    if (known) return known;
    const title = plainTitle(itemAt(this.library.records, record).heading);
    const joined = joinWords(title);
    const heading = {
      joined,
      stem: stem(joined),
      terms: indexTerms(title),
      isConstant: /^[A-Z_]{4,}$/.test(title),
    };
    this.headings.set(record, heading);
    return heading;
  }

  private sectionFactor(record: number, title: string, asked: Asked): SectionFactor {
    const { joined, terms, isConstant } = this.headingOf(record);
    if (`${title}.${joined}` === asked.query.path) return member;
    if (joined === asked.query.joined) {
      const { exactHeading } = asked.query.asksMeaning ? weights.meaning : weights.section;
      const { exactSection, exactMember } = weights.page;
      if (isConstant && !asked.query.isCapital) return { own: exactHeading, ofPage: 1 };
      return { own: exactHeading, ofPage: asked.query.namesCode ? exactMember : exactSection };
    }
    return { own: 1 + weights.section.headingCovered * agreement(terms, asked), ofPage: 1 };
  }

  /** A factor that affects only the order of sections within a page, not the score of the page. */
  private rowFactor(record: number, { names }: Asked): number {
    return names.has(this.headingOf(record).stem) ? weights.section.named : 1;
  }

  private titleFactor(page: number, asked: Asked): number {
    const { joined, terms } = this.headingOf(itemAt(this.library.pages, page).firstRecord);
    if (joined === asked.query.joined) return weights.page.exactTitle;
    const begins = joined.startsWith(asked.query.joined) ? weights.page.titleBegins : 1;
    const inGroup = this.groups.get(itemAt(this.library.pages, page).group) === asked.query.joined;
    return (
      begins *
      (inGroup ? weights.page.exactGroup : 1) *
      (1 + weights.page.titleCovered * agreement(terms, asked))
    );
  }

  private prior(kind: PageKind, { query, isWord }: Asked): number {
    const hasSeveral = query.words.length > 1;
    const ofWord = isWord && !query.isCapital ? weights.word : weights.beginning;
    const priors = query.namesCode ? weights.name : hasSeveral ? weights.phrase : ofWord;
    if (kind === 'glossary' && query.asksMeaning) return priors[kind] * weights.meaning.ofGlossary;
    if (kind !== 'symptoms' || !hasSeveral) return priors[kind];
    return priors[kind] * (query.tellsFailure ? weights.symptoms.ofFailure : weights.symptoms.ofOthers);
  }
}

/**
 * How far a heading and the query agree, 0 to 1: the share of the heading's words that the query stands for, multiplied
 * by the share of the query that the heading contains. "Connection" alone is half an answer to "connection string".
 */
function agreement(terms: readonly string[], { standsFor, shares }: Asked): number {
  let ofHeading = 0;
  let words = 0;
  for (const term of terms) {
    const stands = standsFor.get(term);
    if (stands === undefined) continue;
    ofHeading++;
    words |= stands;
  }
  if (ofHeading === 0) return 0;
  let ofQuery = 0;
  for (let word = 0; word < shares.length; word++) if (words & bitOf(word)) ofQuery += shares[word] ?? 0;
  return (ofHeading / terms.length) ** weights.page.headingPower * ofQuery ** weights.page.queryPower;
}

/** A pasted message may have more words than an integer has bits. Further words count in texts, but not in headings. */
const bitOf = (word: number): number => (word < 31 ? 1 << word : 0);

function standsFor(expansions: readonly Expansions[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  expansions.forEach((expansion, word) => {
    for (const [term, weight] of expansion)
      if (weight > 0.6) found.set(term, (found.get(term) ?? 0) | bitOf(word));
  });
  return found;
}

/** Whether at least half of a query's words, but not all of them, are on the site. */
const isMostlyKnown = (words: readonly WordScores[]): boolean => {
  const known = words.filter(({ isFound }) => isFound).length;
  return known < words.length && known * 2 >= words.length;
};

/**
 * The share that each word is of a query. Rare words have a larger share; that of unknown words is set by
 * `unknownShare`.
 */
function sharesOf(words: readonly WordScores[], unknownShare: number = weights.unknownShare): number[] {
  const parts = words.map(({ rarity, isFound }) =>
    !isFound ? unknownShare * rarity ** weights.rarityPower : Math.max(rarity, 0.1) ** weights.rarityPower,
  );
  const all = sum(parts);
  return parts.map((part) => part / all);
}

function joinWords(text: string): string {
  return findTokens(plainTitle(text))
    .map((token) => foldWord(token.text))
    .join('');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
