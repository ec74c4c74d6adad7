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

/** Ranks pages; within a page, its sections. */
export class Ranker {
  /** Of every record. */
  private readonly headings: readonly { readonly joined: string; readonly terms: readonly string[] }[];

  constructor(
    private readonly library: Library,
    private readonly retrieval: Retrieval,
  ) {
    this.headings = library.records.map(({ heading }) => {
      const title = plainTitle(heading);
      return { joined: joinWords(title), terms: indexTerms(title) };
    });
  }

  rank(
    query: ParsedQuery,
    expansions: readonly Expansions[],
    allows: (page: number) => boolean,
  ): RankedPage[] {
    const words = expansions.map((expansion) => this.scoreWord(expansion));
    const found = this.gather(words, allows);
    const ranked: RankedPage[] = [];
    for (const [page, records] of found) {
      const result = this.scorePage(page, records, query, expansions);
      if (result) ranked.push(result);
    }
    return ranked.sort((one, other) => other.score - one.score || one.page - other.page);
  }

  /** Best expansion per record, weighed by how rare the word is. */
  private scoreWord(expansion: Expansions): ReadonlyMap<number, number> {
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
    const rarity = this.retrieval.rarity(mostRecords || Math.min(scores.size, 50));
    for (const [record, score] of scores) scores.set(record, score * rarity);
    return scores;
  }

  /** By page and record, the scores of the words in their order. */
  private gather(
    words: readonly ReadonlyMap<number, number>[],
    allows: (page: number) => boolean,
  ): Map<number, Map<number, number[]>> {
    const pages = new Map<number, Map<number, number[]>>();
    words.forEach((scores, word) => {
      for (const [record, score] of scores) {
        const { page } = itemAt(this.library.records, record);
        let records = pages.get(page);
        if (!records) {
          if (!allows(page)) continue;
          pages.set(page, (records = new Map<number, number[]>()));
        }
        let parts = records.get(record);
        if (!parts) records.set(record, (parts = new Array<number>(words.length).fill(0)));
        parts[word] = score;
      }
    });
    return pages;
  }

  private scorePage(
    page: number,
    records: ReadonlyMap<number, readonly number[]>,
    query: ParsedQuery,
    expansions: readonly Expansions[],
  ): RankedPage | null {
    const { firstRecord, kind } = itemAt(this.library.pages, page);
    const own = records.get(firstRecord) ?? expansions.map(() => 0);
    const ownScore = sum(own);
    let bestCoverage = coverage(own);
    let best = ownScore * bestCoverage ** weights.coveragePower;
    let others = 0;
    const sections: RankedSection[] = [];
    for (const [record, parts] of records) {
      if (record === firstRecord) continue;
      const partScore = sum(parts) * this.sectionFactor(record, query, expansions);
      others += partScore;
      sections.push({ record, score: partScore * coverage(parts) ** weights.coveragePower });
      const covered = coverage(parts, own);
      const together = (ownScore + partScore) * covered ** weights.coveragePower;
      if (together > best) {
        best = together;
        bestCoverage = covered;
      }
    }
    if (bestCoverage < weights.leastCoverage) return null;
    sections.sort((one, other) => other.score - one.score || one.record - other.record);
    const score =
      (best + weights.page.otherSections * Math.sqrt(others)) *
      this.titleFactor(page, query, expansions) *
      this.prior(kind, query);
    return { page, score, sections, ownShare: best > 0 ? Math.min(1, ownScore / best) : 0 };
  }

  private sectionFactor(record: number, query: ParsedQuery, expansions: readonly Expansions[]): number {
    const { joined, terms } = itemAt(this.headings, record);
    if (joined === query.joined) return weights.section.exactHeading;
    return 1 + weights.section.headingCovered * coveredShare(terms, expansions) ** 2;
  }

  private titleFactor(page: number, query: ParsedQuery, expansions: readonly Expansions[]): number {
    const { joined, terms } = itemAt(this.headings, itemAt(this.library.pages, page).firstRecord);
    if (joined === query.joined) return weights.page.exactTitle;
    const begins = joined.startsWith(query.joined) ? weights.page.titleBegins : 1;
    return begins * (1 + weights.page.titleCovered * coveredShare(terms, expansions) ** 2);
  }

  private prior(kind: PageKind, query: ParsedQuery): number {
    if (query.namesCode) return weights.name[kind];
    return (query.words.length > 1 ? weights.phrase : weights.word)[kind];
  }
}

/** Share of a heading's words that the query stands for. */
function coveredShare(terms: readonly string[], expansions: readonly Expansions[]): number {
  if (terms.length === 0) return 0;
  const covered = terms.filter((term) => expansions.some((expansion) => (expansion.get(term) ?? 0) > 0.6));
  return covered.length / terms.length;
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

/** Share of the words that one record, or two together, hold. */
function coverage(parts: readonly number[], others: readonly number[] = []): number {
  let found = 0;
  for (let word = 0; word < parts.length; word++) {
    if ((parts[word] ?? 0) > 0 || (others[word] ?? 0) > 0) found++;
  }
  return found / parts.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
