import { groupBy } from '../../group-by/group-by';
import { firstAtOrAfter } from './first-at-or-after';
import { allowedEdits, countEdits, lettersOf, mayBeWithin } from './spelling';
import { stem } from './stem';

interface Spelt {
  readonly term: string;
  readonly letters: number;
}

interface Nearest {
  readonly terms: readonly string[];
  readonly edits: number;
}

/** The least number of letters of each word that a compound name is made of. */
const shortestPart = 3;

/** The words of an index. Looks them up by prefix, by stem, by a part, and by similar spelling. */
export class Vocabulary {
  /**
   * Terms by stem, grouped by the first two letters, which words of one stem share. A group is built when first needed.
   */
  private readonly byStem = new Map<string, ReadonlyMap<string, readonly string[]>>();
  /**
   * The nearest terms of misspelt words, cached because such a word stays in the query while the next ones are typed.
   */
  private readonly nearest = new Map<string, Nearest>();
  /** Terms by length, for misspelt words. Terms with digits are left out, because no misspelling leads to them. */
  private byLength: ReadonlyMap<number, readonly Spelt[]> | null = null;

  /** @param sorted all terms in the order of their character codes, each once */
  constructor(private readonly sorted: readonly string[]) {}

  has(term: string): boolean {
    return this.sorted[firstAtOrAfter(this.sorted, term)] === term;
  }

  /** Terms that share a stem with a text, itself included where it is a term. */
  sharingStem(term: string): readonly string[] {
    if (term.length < 2) return this.has(term) ? [term] : [];
    const beginning = term.slice(0, 2);
    let stems = this.byStem.get(beginning);
    if (!stems) {
      stems = groupBy(this.beginningWith(beginning), stem);
      this.byStem.set(beginning, stems);
    }
    return stems.get(stem(term)) ?? [];
  }

  /** Terms that begin with a text, the text itself included, in alphabetical order. */
  beginningWith(prefix: string): readonly string[] {
    const first = firstAtOrAfter(this.sorted, prefix);
    let end = first;
    while (this.sorted[end]?.startsWith(prefix)) end++;
    return this.sorted.slice(first, end);
  }

  /** Whether a text is the beginning of a word, and not only of compound names: "valida", but not "matchcl". */
  beginsWord(text: string): boolean {
    return this.beginningWith(text).some((term) => !this.isCompound(term));
  }

  private isCompound(term: string): boolean {
    for (let at = shortestPart; at <= term.length - shortestPart; at++) {
      const rest = term.slice(at);
      if (this.has(term.slice(0, at)) && (this.has(rest) || this.isCompound(rest))) return true;
    }
    return false;
  }

  /** Terms that contain a text, but do not begin with it. */
  holding(text: string): readonly string[] {
    return this.sorted.filter((term) => term.indexOf(text) > 0);
  }

  /** The characters that follow a prefix in the terms, the most frequent first. */
  lettersAfter(prefix: string): readonly string[] {
    const times = new Map<string, number>();
    for (const term of this.beginningWith(prefix)) {
      const letter = term.charAt(prefix.length);
      if (letter) times.set(letter, (times.get(letter) ?? 0) + 1);
    }
    return [...times.keys()].sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
  }

  /** The terms nearest to a misspelt word, all at the same number of edits. */
  nearestTo(word: string): Nearest {
    const known = this.nearest.get(word);
    if (known) return known;
    const found = this.findNearest(word);
    if (this.nearest.size > 200) this.nearest.clear();
    this.nearest.set(word, found);
    return found;
  }

  private findNearest(word: string): Nearest {
    let limit: number = allowedEdits(word);
    let terms: string[] = [];
    if (limit === 0) return { terms, edits: 0 };
    this.byLength ??= groupBy(
      this.sorted.filter((term) => !/\d/.test(term)).map((term) => ({ term, letters: lettersOf(term) })),
      ({ term }) => term.length,
    );
    const ofWord = lettersOf(word);
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const { term, letters } of this.byLength.get(length) ?? []) {
        if (!mayBeWithin(limit, ofWord, letters)) continue;
        const edits = countEdits(word, term, limit);
        if (edits > limit) continue;
        if (edits < limit) {
          limit = edits;
          terms = [];
        }
        terms.push(term);
      }
    }
    // Swapped letters are likelier than a wrong one: "paht" means path rather than part.
    const likely = terms.filter((term) => term.length !== word.length || lettersOf(term) === ofWord);
    return { terms: likely.some((term) => term.length === word.length) ? likely : terms, edits: limit };
  }
}
