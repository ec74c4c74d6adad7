/**
 * Looks for better numbers in `weights.ts` on the tuned half of the queries and on the training queries: one number after
 * another is tried larger and smaller, and kept when the score rises by more than chance. Prints what changed and the score
 * before and after, beside the held-back half; changes no file. `--rounds 2` goes over all numbers twice, `--only
 * phrase,page` over some of them.
 */
import { requireBuild } from '../../scripts/built';
import { orStop, Stop } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { weights } from '../../src/features/search/engine/weights';
import { readCount } from '../timing/read-count';
import { engineFrom, packFromHtml, rankAll } from './from-html';
import { allQueries, isHeldBack, queriedVersion, trainingQueries } from './query-set';
import { score, type Ranking, type Score } from './score';

const { values } = orStop(() =>
  readOptions({
    options: {
      directory: { type: 'string', default: 'build' },
      rounds: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
    },
  }),
);

const rounds = orStop(() => readCount('rounds', values.rounds));

type Numbers = Record<string, unknown>;

interface Dial {
  readonly name: string;
  readonly holder: Record<string, number>;
  readonly key: string;
}

function dialsOf(holder: Numbers, prefix = ''): Dial[] {
  return Object.entries(holder).flatMap(([key, value]) =>
    typeof value === 'number'
      ? [{ name: prefix + key, holder: holder as Record<string, number>, key }]
      : dialsOf(value as Numbers, `${prefix}${key}.`),
  );
}

/** The numbers whose names begin with one of the parts asked for; all of them where none is. */
function chooseDials(only: string): readonly Dial[] {
  const all = dialsOf(weights);
  const parts = only.split(',').filter(Boolean);
  const unknown = parts.find((part) => !all.some(({ name }) => name.startsWith(part)));
  if (unknown !== undefined)
    throw new Stop(
      `No number of weights.ts begins with "${unknown}". There are ${Object.keys(weights).join(', ')}.`,
    );
  return parts.length === 0 ? all : all.filter(({ name }) => parts.some((part) => name.startsWith(part)));
}

const dials = orStop(() => chooseDials(values.only));
orStop(() => requireBuild(values.directory));
const packed = packFromHtml(values.directory, queriedVersion);
const tuned = [...allQueries.filter((query) => !isHeldBack(query)), ...trainingQueries];
const held = allQueries.filter(isHeldBack);

interface Judgement {
  /** What is to rise. */
  readonly value: number;
  /** The score of each fifth of the queries: a gain in one fifth only is chance. */
  readonly fifths: readonly number[];
  readonly score: Score;
}

function valueOf(rankings: readonly Ranking[]): number {
  const answerable = rankings.filter(({ query }) => query.routes.length > 0);
  const nonsense = rankings.filter(({ query, routes }) => query.routes.length === 0 && routes.length > 0);
  const { mrrAt10, successAt1, recallAt3, ndcgAt10, empty } = score(answerable);
  return mrrAt10 + successAt1 + 0.7 * recallAt3 + 0.7 * ndcgAt10 - 0.01 * (empty + nonsense.length);
}

function judge(queries: typeof allQueries): Judgement {
  const rankings = rankAll(engineFrom(packed), queries, queriedVersion);
  return {
    value: valueOf(rankings),
    fifths: [0, 1, 2, 3, 4].map((fifth) => valueOf(rankings.filter((_, at) => at % 5 === fifth))),
    score: score(rankings.filter(({ query }) => query.routes.length > 0)),
  };
}

/**
 * Whether a score is better by more than chance: the total rises a little, and more fifths of the queries get better
 * than worse.
 */
function isBetter(one: Judgement, other: Judgement): boolean {
  const balance = one.fifths.reduce((sum, value, at) => sum + Math.sign(value - (other.fifths[at] ?? 0)), 0);
  return one.value > other.value + 0.003 && balance >= 2;
}

const factors = [0.5, 0.75, 0.9, 1.1, 1.3, 1.7];
let best = judge(tuned);
console.log('at first', best.score, 'held back', judge(held).score);
for (let round = 0; round < rounds; round++) {
  for (const { name, holder, key } of dials) {
    const before = holder[key] ?? 0;
    let chosen = before;
    const tries = before === 0 ? [0.1, 0.3, 1] : factors.map((factor) => before * factor);
    for (const value of tries) {
      holder[key] = value;
      const reached = judge(tuned);
      if (isBetter(reached, best)) {
        best = reached;
        chosen = value;
      }
    }
    holder[key] = chosen;
    if (chosen !== before)
      console.log(`${name}: ${String(before)} -> ${chosen.toFixed(3)} (${best.value.toFixed(4)})`);
  }
}
console.log('tuned', judge(tuned).score, 'held back', judge(held).score);
console.log(JSON.stringify(weights));
