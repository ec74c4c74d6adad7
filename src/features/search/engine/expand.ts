import { itemAt } from './item-at';
import type { ParsedQuery } from './query';
import { allowedEdits } from './spelling';
import { stem } from './stem';
import { synonymGroups } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';

/**
 * The terms of the index that may stand for a word of the query, with their weights: at most 1 for a term that stands
 * for this word alone, up to 2.6 for one that stands for several words together.
 */
export type Expansions = ReadonlyMap<string, number>;

const mostPrefixTerms = 60;

/** A word for which more terms than this were found is not searched inside of other terms. */
const fewTerms = 3;
const shortestInside = 5;
const mostInside = 20;

/**
 * From this share of its letters on, a word being typed is taken for the complete word. Between .5 and .8 no score of
 * the bench changed; result lists jumped least at .6.
 */
const nearlyWritten = 0.6;

const synonymsByStem: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const map = new Map<string, Set<string>>();
  for (const group of synonymGroups) {
    for (const word of group) {
      const stemmed = stem(word);
      const others = map.get(stemmed) ?? new Set<string>();
      for (const other of group) if (other !== word) others.add(other);
      map.set(stemmed, others);
    }
  }
  return map;
})();

/** Whether a word, in any form, has synonyms. */
export const hasSynonyms = (word: string): boolean => synonymsByStem.has(stem(word));

/**
 * The names that the site may use for the subject of a one-word query: "nodes" asks for the section on the vertex.
 *
 * @returns stems of the word and its synonyms; none for several words, nor for a name written as code, which has no
 *   synonyms
 */
export function namesFor({ words, namesCode }: ParsedQuery): ReadonlySet<string> {
  const [word] = words;
  if (words.length !== 1 || word === undefined || namesCode) return new Set();
  return new Set([word, ...(synonymsByStem.get(stem(word)) ?? [])].map(stem));
}

/** The terms that may stand for a single word. */
interface ExpandedWord {
  readonly terms: Expansions;
  /** True when the site does not have the word, and it is taken for a part or a misspelling of another one. */
  readonly isGuess: boolean;
}

/** For every word of a query, the terms that may stand for it. An empty map means that nothing in the index does. */
export function expandQuery(query: ParsedQuery, vocabulary: Vocabulary): Expansions[] {
  const expanded = expandTogether(query, vocabulary);
  const alone = query.words.map((word, at) =>
    expandWord(word, vocabulary, query.lastIsOpen && at === query.words.length - 1),
  );
  // If one word of the query is like nothing on the site, guesses for the others are dropped: "css grid" is not about a
  // misspelt grip.
  const hasStranger = alone.some(({ terms }, at) => terms.size === 0 && itemAt(expanded, at).size === 0);
  alone.forEach(({ terms, isGuess }, at) => {
    if (isGuess && hasStranger) return;
    for (const [term, value] of terms) raise(itemAt(expanded, at), term, value);
  });
  return expanded;
}

/** The terms that stand for several words together: an identifier, or the message of an error. */
function expandTogether(query: ParsedQuery, vocabulary: Vocabulary): Map<string, number>[] {
  const expanded = query.words.map(() => new Map<string, number>());
  for (const span of query.spans) {
    const weight = span.asWritten ? weights.expansion.joinedAsWritten : weights.expansion.joined;
    const isOpen = query.lastIsOpen && span.to === query.words.length;
    const found = new Map<string, number>();
    if (vocabulary.has(span.term)) raise(found, span.term, weight);
    if (isOpen) addPrefixes(found, span.term, vocabulary, weight);
    if (found.size === 0 && span.asWritten) addNearest(found, span.term, vocabulary, weight);
    for (let at = span.from; at < span.to; at++)
      for (const [term, value] of found) raise(itemAt(expanded, at), term, value);
  }
  const messages = query.messageParts.filter(({ term }) => vocabulary.has(term));
  const most = Math.max(...messages.map(({ share }) => share));
  for (const { term, share } of messages)
    if (share === most)
      for (const word of expanded) raise(word, term, share * weights.expansion.joinedAsWritten);
  return expanded;
}

function expandWord(word: string, vocabulary: Vocabulary, isOpen: boolean): ExpandedWord {
  const found = new Map<string, number>();
  addFamily(found, word, vocabulary, 1);
  const isKnown = found.size > 0;
  if (isOpen) addPrefixes(found, word, vocabulary, isKnown ? weights.expansion.fadedPrefix : 1);
  if (isOpen && !isKnown) addFamilyOfEnd(found, word, vocabulary);
  if (!isOpen && !isKnown && word.length > 2)
    addPrefixes(found, word, vocabulary, weights.expansion.fadedPrefix);
  if (!isKnown && word.length >= shortestInside && found.size <= fewTerms) addInside(found, word, vocabulary);
  if (found.size > 0) return { terms: found, isGuess: !isKnown && !isOpen };

  const edits = addNearest(found, word, vocabulary, 1);
  return { terms: found, isGuess: edits >= allowedEdits(word) };
}

/**
 * Adds the terms that a misspelt word may stand for.
 *
 * @returns how many edits away these are
 */
function addNearest(
  found: Map<string, number>,
  word: string,
  vocabulary: Vocabulary,
  weight: number,
): number {
  const { terms, edits } = vocabulary.nearestTo(word);
  const corrected = edits === 1 ? weights.expansion.oneEdit : weights.expansion.twoEdits;
  for (const term of terms) addFamily(found, term, vocabulary, weight * corrected);
  return edits;
}

/** Adds the term itself, the terms that share its stem, and its synonyms. */
function addFamily(found: Map<string, number>, word: string, vocabulary: Vocabulary, weight: number): void {
  if (vocabulary.has(word)) raise(found, word, weight);
  for (const term of vocabulary.sharingStem(word)) raise(found, term, weight * weights.expansion.sameStem);
  for (const synonym of synonymsByStem.get(stem(word)) ?? []) {
    for (const term of vocabulary.sharingStem(synonym))
      raise(found, term, weight * weights.expansion.synonym);
  }
}

function addPrefixes(
  found: Map<string, number>,
  prefix: string,
  vocabulary: Vocabulary,
  weight: number,
): void {
  for (const term of vocabulary.beginningWith(prefix).slice(0, mostPrefixTerms))
    raise(found, term, weight * prefixWeight(prefix, term));
}

/** The weight of a term that begins with the word, by the share of the term that is written. */
function prefixWeight(prefix: string, term: string): number {
  const { prefixLeast: least, prefixMost: most } = weights.expansion;
  return least + (most - least) * (prefix.length / term.length);
}

/**
 * A nearly complete word finds what the complete word will find. Otherwise the list would change with its last letter.
 */
function addFamilyOfEnd(found: Map<string, number>, beginning: string, vocabulary: Vocabulary): void {
  const terms = vocabulary.beginningWith(beginning);
  const length = Math.min(...terms.map((term) => term.length));
  if (beginning.length < nearlyWritten * length) return;
  const shortest = terms.find((term) => term.length === length);
  if (shortest) addFamily(found, shortest, vocabulary, prefixWeight(beginning, shortest));
}

/** Adds identifiers that contain the word, though not at their beginning: "matchcl" is in `EdgeMatchClause`. */
function addInside(found: Map<string, number>, word: string, vocabulary: Vocabulary): void {
  for (const term of vocabulary.holding(word).slice(0, mostInside))
    raise(found, term, weights.expansion.inside);
}

function raise(found: Map<string, number>, term: string, weight: number): void {
  if ((found.get(term) ?? 0) < weight) found.set(term, weight);
}
