import type { HostedRecord } from '../../../plugins/search-index/hosted-records';
import { countEdits } from '../../../src/features/search/engine/spelling';
import { inModalOrder, toRoutes } from '../modal-order';

/** A record's words, each with the number of its attribute; 0 is the first searchable attribute. */
interface Indexed {
  readonly record: HostedRecord;
  readonly words: readonly (readonly [word: string, attribute: number, position: number])[];
}

let indexed: readonly Indexed[] = [];

const split = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function index(record: HostedRecord): Indexed {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = record.hierarchy;
  const attributes = [
    lvl1,
    `${lvl2 ?? ''} ${record.names}`,
    lvl3,
    `${lvl4 ?? ''} ${lvl5 ?? ''} ${lvl6 ?? ''}`,
    record.content,
    record.code,
  ];
  return {
    record,
    words: attributes.flatMap((text, attribute) =>
      split(text ?? '').map((word, position) => [word, attribute, position] as const),
    ),
  };
}

interface WordMatch {
  readonly typos: number;
  readonly attribute: number;
  readonly position: number;
  readonly isExact: boolean;
}

/** Typo tolerance and prefix on the last word, as the hosted service documents them. */
function matchWord({ words }: Indexed, word: string, isLast: boolean): WordMatch | null {
  const allowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  let best: WordMatch | null = null;
  for (const [candidate, attribute, position] of words) {
    const isExact = candidate === word || candidate === `${word}s` || `${candidate}s` === word;
    const isPrefix = isLast && candidate.startsWith(word);
    const text = isLast ? candidate.slice(0, Math.max(word.length, 1)) : candidate;
    const typos = isExact || isPrefix ? 0 : countEdits(word, text, allowed);
    if (typos > allowed) continue;
    const match = { typos, attribute, position, isExact };
    if (!best || compareMatches(match, best) < 0) best = match;
  }
  return best;
}

function compareMatches(one: WordMatch, other: WordMatch): number {
  return (
    one.typos - other.typos || one.attribute - other.attribute || Number(other.isExact) - Number(one.isExact)
  );
}

/**
 * A simulation of the hosted service's ranking on the same records and settings: words, typo, attribute, proximity,
 * exact, then the custom ranking; two records of a page at most. A word that is nowhere is optional when nothing has
 * all words.
 */
function rank(query: string): HostedRecord[] {
  const words = split(query).slice(0, 10);
  const scored = indexed.flatMap((entry) => {
    const matches = words.map((word, at) => matchWord(entry, word, at === words.length - 1));
    const found = matches.filter((match) => match !== null);
    if (found.length === 0) return [];
    const proximity = found.slice(1).reduce((sum, match, at) => {
      const before = found[at];
      const isNear = before?.attribute === match.attribute;
      return sum + Math.min(8, isNear ? Math.abs(match.position - before.position) : 8);
    }, 0);
    return [
      {
        record: entry.record,
        key: [
          -found.length,
          found.reduce((sum, { typos }) => sum + typos, 0),
          Math.min(...found.map(({ attribute }) => attribute)),
          proximity,
          -found.filter(({ isExact }) => isExact).length,
          -entry.record.weight.kind,
          -entry.record.weight.level,
          entry.record.weight.position,
        ],
      },
    ];
  });
  const complete = scored.filter(({ key }) => key[0] === -words.length);
  const kept = complete.length > 0 ? complete : scored;
  kept.sort((one, other) => {
    const at = one.key.findIndex((value, number) => value !== other.key[number]);
    return at < 0 ? 0 : (one.key[at] ?? 0) - (other.key[at] ?? 0);
  });
  const shown = new Map<string, number>();
  return kept.flatMap(({ record }) => {
    const count = (shown.get(record.url_without_anchor) ?? 0) + 1;
    shown.set(record.url_without_anchor, count);
    return count <= 2 ? [record] : [];
  });
}

globalThis.adapter = {
  load(files) {
    indexed = (JSON.parse(files['records.json'] ?? '[]') as HostedRecord[]).map(index);
  },
  search: (query) => toRoutes(inModalOrder(rank(query).slice(0, 20)), '/base/'),
};
