import type { Bytes } from '../../scripts/bytes';
import type { BrowserResult } from './browser';
import type { BoxFigures } from './key-figures';
import type { ModalResult } from './modal';
import { isHeldBack } from './query-set';
import { score, type Ranking, type Score } from './score';

/** What the bench found out about one engine. */
export interface EngineResult extends Omit<BrowserResult, 'routes' | 'fetched'> {
  readonly bytes: Bytes;
  /** Until the first answer. */
  readonly requests: number;
  /** By kind of query, of `all` answerable ones, of those that were `heldBack`, and of the `training` queries. */
  readonly scores: Readonly<Record<string, Score>>;
}

const round = (value: number | undefined, digits = 3): number =>
  value === undefined ? Number.NaN : Number(value.toFixed(digits));

function rounded(part: Score): Score {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, number]) => [key, round(value)]),
  ) as unknown as Score;
}

/** Scores to three decimals by kind of query, and under `all`, `heldBack` and `training`: see {@link EngineResult}. */
export function toScores(rankings: readonly Ranking[], training: readonly Ranking[]): Record<string, Score> {
  const kinds = [...new Set(rankings.map(({ query }) => query.category))];
  const answerable = rankings.filter(({ query }) => query.routes.length > 0);
  return {
    all: rounded(score(answerable)),
    heldBack: rounded(score(answerable.filter(({ query }) => isHeldBack(query)))),
    training: rounded(score(training)),
    ...Object.fromEntries(
      kinds.map((kind) => [kind, rounded(score(rankings.filter(({ query }) => query.category === kind)))]),
    ),
  };
}

type Results = Readonly<Record<string, EngineResult>>;

/** One row for each engine. */
export function printEngines(results: Results): void {
  console.table(
    Object.entries(results).map(([engine, { scores, bytes, timing, slowTiming, firstResult }]) => ({
      engine,
      MRR: scores.all?.mrrAt10,
      'success@1': scores.all?.successAt1,
      'recall@3': scores.all?.recallAt3,
      nDCG: scores.all?.ndcgAt10,
      'held MRR': scores.heldBack?.mrrAt10,
      'training MRR': scores.training?.mrrAt10,
      empty: scores.all?.empty,
      'nonsense empty': `${String(scores.nonsense?.empty)}/${String(scores.nonsense?.queries)}`,
      'gzip kB': round(bytes.gzip / 1000, 1),
      'brotli kB': round(bytes.brotli / 1000, 1),
      'first ms': round(firstResult ?? undefined, 0),
      'ready ms': round(timing?.ready, 1),
      'answered ms': round(timing?.answered, 1),
      'p50 ms': round(timing?.p50, 2),
      'p95 ms': round(timing?.p95, 2),
      'ready x4': round(slowTiming?.ready, 1),
      'answered x4': round(slowTiming?.answered, 1),
      'p95 x4': round(slowTiming?.p95, 2),
    })),
  );
}

/** MRR@10 by kind of query, engines side by side. */
export function printKinds(results: Results): void {
  const kinds = Object.keys(Object.values(results)[0]?.scores ?? {}).filter((kind) => kind !== 'nonsense');
  console.log('MRR@10 by kind');
  console.table(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        Object.fromEntries(
          Object.entries(results).map(([engine, { scores }]) => [engine, scores[kind]?.mrrAt10]),
        ),
      ]),
    ),
  );
}

/** One row for each search box: on the machine as it is, and four times slower. */
export function printInterfaces(interfaces: Readonly<Record<string, BoxFigures>>): void {
  console.log(
    'Milliseconds from a key to the painted list, as far as it is in sight, over the keys that all answered',
  );
  console.table(
    Object.fromEntries(
      Object.entries(interfaces).map(([name, { normal, slow }]) => [
        name,
        {
          keys: normal.keys,
          'no figure': normal.withoutFigure,
          p50: round(normal.p50, 1),
          p95: round(normal.p95, 1),
          'keys x4': slow.keys,
          'no figure x4': slow.withoutFigure,
          'p50 x4': round(slow.p50, 1),
          'p95 x4': round(slow.p95, 1),
        },
      ]),
    ),
  );
}

/** The same of the modal, and what it showed from frame to frame after one query. */
export function printModal({ normal, slow, frames }: ModalResult): void {
  printInterfaces({ 'the modal': { normal, slow } });
  console.table(frames);
}
