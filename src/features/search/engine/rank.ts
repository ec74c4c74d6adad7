import type { Expansions } from './expand';
import type { PageKind } from './model';
import type { ParsedQuery } from './query';
import type { Retrieval } from './retrieval';
import type { Library } from './unpack';
import { itemAt } from './item-at';
import { findTokens, foldWord, indexTerms } from './words';
import { weights } from './weights';

export interface RankedSection {
  readonly record: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Sections that hold something of the query, best first. */
  readonly sections: readonly RankedSection[];
  /** How much of the score the page as such has, without its best section: 0 to 1. */
  readonly ownShare: number;
}

/** A query with how much of it each of its words is, and the terms that may stand for them. */
interface Asked {
  readonly query: ParsedQuery;
  readonly shares: readonly number[];
  /** By term, which words it stands for, as bits: looked up for each word of each heading that is ranked. */
  readonly standsFor: ReadonlyMap<string, number>;
}

interface Heading {
  readonly joined: string;
  readonly terms: readonly string[];
}

interface WordScores {
  readonly scores: ReadonlyMap<number, number>;
  readonly rarity: number;
}

/** Ranks pages; within a page, its sections. */
export class Ranker {
  /** Headings by record, read when they are first ranked. */
  private readonly headings = new Map<number, Heading>();

  /** Names of top-level sections as a query would say them. */
  private readonly groups: ReadonlyMap<string, string>;

  constructor(
    private readonly library: Library,
    private readonly retrieval: Retrieval,
  ) {
    const groups = new Set(library.pages.map(({ group }) => group));
    this.groups = new Map([...groups].map((group) => [group, joinWords(group)]));
  }

  rank(
    query: ParsedQuery,
    expansions: readonly Expansions[],
    allows: (page: number) => boolean,
  ): RankedPage[] {
    const words = expansions.map((expansion) => this.scoreWord(expansion));
    const asked: Asked = { query, shares: sharesOf(words), standsFor: standsFor(expansions) };
    const found = this.gather(words, allows);
    const ranked: RankedPage[] = [];
    for (const [page, records] of found) {
      const result = this.scorePage(page, records, asked);
      if (result) ranked.push(result);
    }
    return ranked.sort((one, other) => other.score - one.score || one.page - other.page);
  }

  /** Best expansion per record, and how rare the word is. */
  private scoreWord(expansion: Expansions): WordScores {
    let mostRecords = 0;
    const scores = new Map<number, number>();
    for (const [term, weight] of expansion) {
      const found = this.retrieval.scoresOf(term);
      if (weight > 0.8 || expansion.size === 1) mostRecords = Math.max(mostRecords, found.size);
      for (const [record, score] of found) {
        const value = score * weight;
        if (value > (scores.get(record) ?? 0)) scores.set(record, value);
      }
    }
    return { scores, rarity: this.retrieval.rarity(mostRecords || Math.min(scores.size, 50)) };
  }

  /** By page and record, the scores of the words in their order, weighed by how rare each is. */
  private gather(
    words: readonly WordScores[],
    allows: (page: number) => boolean,
  ): Map<number, Map<number, number[]>> {
    const pages = new Map<number, Map<number, number[]>>();
    words.forEach(({ scores, rarity }, word) => {
      for (const [record, score] of scores) {
        const { page } = itemAt(this.library.records, record);
        let records = pages.get(page);
        if (!records) {
          if (!allows(page)) continue;
          pages.set(page, (records = new Map<number, number[]>()));
        }
        let parts = records.get(record);
        if (!parts) records.set(record, (parts = new Array<number>(words.length).fill(0)));
        parts[word] = score * rarity;
      }
    });
    return pages;
  }

  private scorePage(
    page: number,
    records: ReadonlyMap<number, readonly number[]>,
    asked: Asked,
  ): RankedPage | null {
    const { shares } = asked;
    const { firstRecord, kind } = itemAt(this.library.pages, page);
    const own = records.get(firstRecord) ?? shares.map(() => 0);
    const ownScore = sum(own);
    let bestCoverage = coverage(shares, own);
    let best = ownScore * bestCoverage ** weights.coveragePower;
    let others = 0;
    let bestFactor = this.titleFactor(page, asked);
    const sections: RankedSection[] = [];
    for (const [record, parts] of records) {
      if (record === firstRecord) continue;
      const factor = this.sectionFactor(record, asked);
      const partScore = sum(parts) * factor.own;
      bestFactor = Math.max(bestFactor, factor.ofPage);
      others += partScore;
      sections.push({ record, score: partScore * coverage(shares, parts) ** weights.coveragePower });
      const covered = coverage(shares, parts, own);
      const together = (ownScore + partScore) * covered ** weights.coveragePower;
      if (together > best) {
        best = together;
        bestCoverage = covered;
      }
    }
    if (bestCoverage < weights.leastCoverage) return null;
    sections.sort((one, other) => other.score - one.score || one.record - other.record);
    const score =
      (best + weights.page.otherSections * Math.sqrt(others)) * bestFactor * this.prior(kind, asked.query);
    return { page, score, sections, ownShare: best > 0 ? Math.min(1, ownScore / best) : 0 };
  }

  private headingOf(record: number): Heading {
    const known = this.headings.get(record);
    if (known) return known;
    const title = plainTitle(itemAt(this.library.records, record).heading);
    const heading = { joined: joinWords(title), terms: indexTerms(title) };
    this.headings.set(record, heading);
    return heading;
  }

  private sectionFactor(record: number, asked: Asked): { readonly own: number; readonly ofPage: number } {
    const { joined, terms } = this.headingOf(record);
    if (joined === asked.query.joined)
      return { own: weights.section.exactHeading, ofPage: weights.page.exactSection };
    return { own: 1 + weights.section.headingCovered * agreement(terms, asked), ofPage: 1 };
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

  private prior(kind: PageKind, query: ParsedQuery): number {
    if (query.namesCode) return weights.name[kind];
    return (query.words.length > 1 ? weights.phrase : weights.word)[kind];
  }
}

/**
 * How far a heading and the query say the same, 0 to 1: the share of the heading's words that the query stands for, and
 * the share of the query that the heading holds. "Connection" alone is half an answer to "connection string".
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

/** A message pasted whole may have more words than an integer has bits; those after them count in texts, not in headings. */
const bitOf = (word: number): number => (word < 31 ? 1 << word : 0);

function standsFor(expansions: readonly Expansions[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  expansions.forEach((expansion, word) => {
    for (const [term, weight] of expansion)
      if (weight > 0.6) found.set(term, (found.get(term) ?? 0) | bitOf(word));
  });
  return found;
}

/** What part of a query each word is: rare words are more of it, words that are nowhere less again. */
function sharesOf(words: readonly WordScores[]): number[] {
  const parts = words.map(({ rarity, scores }) =>
    scores.size === 0
      ? weights.unknownShare * rarity ** weights.rarityPower
      : Math.max(rarity, 0.1) ** weights.rarityPower,
  );
  const all = sum(parts);
  return parts.map((part) => part / all);
}

/** `Class: Foo<T>` is looked up as `Foo`. */
export function plainTitle(title: string): string {
  return title
    .replace(/^(Class|Interface|Function|Enumeration|Type Alias|Variable):\s+/i, '')
    .replace(/<.*>|\(.*\)/g, '');
}

function joinWords(text: string): string {
  return findTokens(plainTitle(text))
    .map((token) => foldWord(token.text))
    .join('');
}

/** Share of the query that one record, or two together, hold. */
function coverage(
  shares: readonly number[],
  parts: readonly number[],
  others: readonly number[] = [],
): number {
  let found = 0;
  for (let word = 0; word < parts.length; word++) {
    if ((parts[word] ?? 0) > 0 || (others[word] ?? 0) > 0) found += shares[word] ?? 0;
  }
  return found;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
