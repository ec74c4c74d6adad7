/**
 * Looks for better numbers in `weights.ts` on the tuned half of the queries: one number after another is tried larger
 * and smaller, and kept when the score rises. Prints what changed and the score of both halves; changes no file.
 * `--rounds 2` goes over all numbers twice, `--only phrase,page` over some of them.
 */
import { parseArgs } from 'node:util';
import { weights } from '../../src/features/search/engine/weights';
import { engineFrom, packFromHtml, rankAll } from './from-html';
import { allQueries, isHeldBack, queriedVersion } from './query-set';
import { score, type Score } from './score';

const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: 'build' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

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

const packed = packFromHtml(values.directory, queriedVersion);
const tuned = allQueries.filter((query) => !isHeldBack(query));
const held = allQueries.filter(isHeldBack);

function judge(queries: typeof allQueries): { readonly value: number; readonly score: Score } {
  const rankings = rankAll(engineFrom(packed), queries, queriedVersion);
  const answerable = score(rankings.filter(({ query }) => query.routes.length > 0));
  const nonsense = rankings.filter(({ query, routes }) => query.routes.length === 0 && routes.length > 0);
  const { mrrAt10, successAt1, recallAt3, ndcgAt10, empty } = answerable;
  const penalty = 0.01 * (empty + Math.max(0, nonsense.length - 1));
  return { value: mrrAt10 + successAt1 + 0.7 * recallAt3 + 0.7 * ndcgAt10 - penalty, score: answerable };
}

const factors = [0.5, 0.75, 0.9, 1.1, 1.3, 1.7];
const wanted = values.only.split(',').filter(Boolean);
const dials = dialsOf(weights as unknown as Numbers).filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)),
);
let best = judge(tuned).value;
console.log('at first', judge(tuned), 'held back', judge(held));
for (let round = 0; round < Number(values.rounds); round++) {
  for (const { name, holder, key } of dials) {
    const before = holder[key] ?? 0;
    let chosen = before;
    const tries = before === 0 ? [0.1, 0.3, 1] : factors.map((factor) => before * factor);
    for (const value of tries) {
      holder[key] = value;
      const reached = judge(tuned).value;
      if (reached > best + 0.0005) {
        best = reached;
        chosen = value;
      }
    }
    holder[key] = chosen;
    if (chosen !== before)
      console.log(`${name}: ${String(before)} -> ${chosen.toFixed(3)} (${best.toFixed(4)})`);
  }
}
console.log('tuned', judge(tuned), 'held back', judge(held));
console.log(JSON.stringify(weights));
