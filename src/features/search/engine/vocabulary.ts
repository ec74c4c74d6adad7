import { itemAt } from './item-at';
import { allowedEdits, countEdits } from './spelling';
import { stem } from './stem';

/** The words of an index: which exist, which begin alike, which share a stem, which are near in spelling. */
export class Vocabulary {
  private readonly sorted: readonly string[];
  private readonly known: ReadonlySet<string>;
  /** By the first two letters, which words of one stem share; each beginning's stems are found when first asked for. */
  private readonly byBeginning = new Map<string, string[]>();
  private readonly byStem = new Map<string, ReadonlyMap<string, readonly string[]>>();
  private readonly byLength = new Map<number, string[]>();

  constructor(terms: Iterable<string>) {
    this.sorted = [...terms].sort();
    this.known = new Set(this.sorted);
    for (const term of this.sorted) {
      append(this.byBeginning, term.slice(0, 2), term);
      append(this.byLength, term.length, term);
    }
  }

  has(term: string): boolean {
    return this.known.has(term);
  }

  sharingStem(term: string): readonly string[] {
    const beginning = term.slice(0, 2);
    let stems = this.byStem.get(beginning);
    if (!stems) {
      stems = groupByStem(this.byBeginning.get(beginning) ?? []);
      this.byStem.set(beginning, stems);
    }
    return stems.get(stem(term)) ?? [];
  }

  /** Terms that begin with a text, the text itself included, in alphabetical order. */
  beginningWith(prefix: string): readonly string[] {
    const first = this.firstAtOrAfter(prefix);
    let end = first;
    while (this.sorted[end]?.startsWith(prefix)) end++;
    return this.sorted.slice(first, end);
  }

  /** The terms nearest to a misspelt word, all at the same number of edits. */
  nearestTo(word: string): { readonly terms: readonly string[]; readonly edits: number } {
    let limit: number = allowedEdits(word);
    let terms: string[] = [];
    if (limit === 0) return { terms, edits: 0 };
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const term of this.byLength.get(length) ?? []) {
        if (/\d/.test(term)) continue;
        const edits = countEdits(word, term, limit);
        if (edits > limit) continue;
        if (edits < limit) {
          limit = edits;
          terms = [];
        }
        terms.push(term);
      }
    }
    return { terms, edits: limit };
  }

  private firstAtOrAfter(text: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (itemAt(this.sorted, middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function groupByStem(terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const term of terms) append(groups, stem(term), term);
  return groups;
}

function append<Key>(map: Map<Key, string[]>, key: Key, term: string): void {
  const list = map.get(key);
  if (list) list.push(term);
  else map.set(key, [term]);
}
