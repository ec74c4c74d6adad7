import type { Expansions } from './expand';
import type { PageKind } from './model';
import type { ParsedQuery } from './query';
import type { Retrieval } from './retrieval';
import type { Library } from './unpack';
import { itemAt } from './item-at';
import { findTokens, foldWord, indexTerms } from './words';

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

const exactTitle = 3;
const titleBegins = 1.3;
const exactHeading = 1.5;
const otherSections = 0.15;
/** Share of the words found, to this power, multiplies the score. */
const coveragePower = 2.5;
const leastCoverage = 1 / 3;

const phrasePriors: Readonly<Record<PageKind, number>> = {
  guide: 1.25,
  tutorial: 1.2,
  explanation: 1.05,
  reference: 1,
  api: 0.75,
  glossary: 0.95,
  blog: 0.95,
  site: 0.6,
};
const codePriors: Readonly<Partial<Record<PageKind, number>>> = { api: 1.2, site: 0.5 };
const wordPriors: Readonly<Partial<Record<PageKind, number>>> = { site: 0.6 };

/** Ranks pages; within a page, its sections. */
export class Ranker {
  private readonly titles: readonly { readonly joined: string; readonly terms: readonly string[] }[];

  constructor(
    private readonly library: Library,
    private readonly retrieval: Retrieval,
  ) {
    this.titles = library.pages.map((page) => {
      const title = plainTitle(itemAt(library.records, page.firstRecord).heading);
      return { joined: joinWords(title), terms: indexTerms(title) };
    });
  }

  rank(
    query: ParsedQuery,
    expansions: readonly Expansions[],
    allows: (page: number) => boolean,
  ): RankedPage[] {
    const words = expansions.map((expansion) => this.scoreWord(expansion));
    const rarities = words.map(({ rarity }) => rarity);
    const pages = new Set<number>();
    for (const { scores } of words)
      for (const record of scores.keys()) pages.add(itemAt(this.library.records, record).page);
    const ranked: RankedPage[] = [];
    for (const page of pages) {
      if (!allows(page)) continue;
      const result = this.scorePage(page, query, words, rarities, expansions);
      if (result) ranked.push(result);
    }
    return ranked.sort((one, other) => other.score - one.score || one.page - other.page);
  }

  /** Best expansion per record, weighed by how rare the word is. */
  private scoreWord(expansion: Expansions): {
    readonly scores: ReadonlyMap<number, number>;
    readonly rarity: number;
  } {
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

  private scorePage(
    page: number,
    query: ParsedQuery,
    words: readonly { readonly scores: ReadonlyMap<number, number> }[],
    rarities: readonly number[],
    expansions: readonly Expansions[],
  ): RankedPage | null {
    const { firstRecord, recordCount, kind } = itemAt(this.library.pages, page);
    const own = words.map(({ scores }, word) => (scores.get(firstRecord) ?? 0) * itemAt(rarities, word));
    const ownScore = sum(own);
    const coverageOf = (found: (word: number) => boolean): number =>
      words.filter((_, word) => found(word)).length / words.length;

    const sections: RankedSection[] = [];
    let best = ownScore * coverageOf((word) => itemAt(own, word) > 0) ** coveragePower;
    let bestCoverage = coverageOf((word) => itemAt(own, word) > 0);
    let others = 0;
    for (let record = firstRecord + 1; record < firstRecord + recordCount; record++) {
      const parts = words.map(({ scores }, word) => (scores.get(record) ?? 0) * itemAt(rarities, word));
      const partScore = sum(parts) * this.sectionFactor(record, query);
      if (partScore === 0) continue;
      others += partScore;
      const coverage = coverageOf((word) => itemAt(own, word) > 0 || itemAt(parts, word) > 0);
      const alone = coverageOf((word) => itemAt(parts, word) > 0);
      sections.push({ record, score: partScore * alone ** coveragePower });
      const together = (ownScore + partScore) * coverage ** coveragePower;
      if (together > best) {
        best = together;
        bestCoverage = coverage;
      }
    }
    if (bestCoverage < leastCoverage) return null;
    sections.sort((one, other) => other.score - one.score || one.record - other.record);
    const score =
      (best + otherSections * Math.sqrt(others)) *
      this.titleFactor(page, query, expansions) *
      this.prior(kind, query);
    return { page, score, sections, ownShare: best > 0 ? Math.min(1, ownScore / best) : 0 };
  }

  private sectionFactor(record: number, query: ParsedQuery): number {
    return joinWords(itemAt(this.library.records, record).heading) === query.joined ? exactHeading : 1;
  }

  private titleFactor(page: number, query: ParsedQuery, expansions: readonly Expansions[]): number {
    const { joined, terms } = itemAt(this.titles, page);
    if (joined === query.joined) return exactTitle;
    const found = terms.filter((term) =>
      expansions.some((expansion) => (expansion.get(term) ?? 0) > 0.6),
    ).length;
    const coverage = terms.length > 0 ? found / terms.length : 0;
    return (joined.startsWith(query.joined) ? titleBegins : 1) * (1 + coverage ** 2);
  }

  private prior(kind: PageKind, query: ParsedQuery): number {
    if (query.namesCode) return codePriors[kind] ?? 1;
    return (query.words.length > 1 ? phrasePriors[kind] : wordPriors[kind]) ?? 1;
  }
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
