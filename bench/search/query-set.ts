import { createHash } from 'node:crypto';
import { DOC_VERSIONS, docsBaseOf } from '../../limits';
import judged from './judged.json';
import given from './queries.json';
import own from './own-queries.json';
import training from './training-queries.json';

/** A reader's query with the pages it should lead to. */
export interface BenchQuery {
  readonly id: string;
  readonly q: string;
  readonly category: string;
  /** 3 = the page the reader wants, 2 = answers well, 1 = related; empty for nonsense. */
  readonly routes: readonly { readonly route: string; readonly grade: number }[];
}

const judgements: Readonly<Record<string, Readonly<Record<string, number>>>> = judged.grades;

function withJudgements(query: BenchQuery): BenchQuery {
  const regraded = judgements[query.id] ?? {};
  const given = query.routes.filter(({ route }) => !(route in regraded));
  const other = Object.entries(regraded).map(([route, grade]) => ({ route, grade }));
  return { ...query, routes: [...given, ...other.filter(({ grade }) => grade > 0)] };
}

/** The docs version the queries are for. */
export const queriedVersion = given.version;

/**
 * The present address of a page in the queries, which name its address from the time when their version was the newest.
 *
 * @param base - What stands before the version's pages today, from the site's root.
 */
export const placeToday = (route: string, base: string): string =>
  route.replace(/^docs\//, base.replace(/^\//, ''));

const known = DOC_VERSIONS.find((version) => version === queriedVersion);

function withPlaces(query: BenchQuery): BenchQuery {
  const base = known ? docsBaseOf(known) : '/docs/';
  return {
    ...query,
    routes: query.routes.map(({ route, grade }) => ({ route: placeToday(route, base), grade })),
  };
}

/**
 * Queries of 0.3.0: `queries.json` came with the project, `own-queries.json` was written for its pages, `judged.json` grades
 * pages of today's text.
 */
export const allQueries: readonly BenchQuery[] = [...given.queries, ...own.queries]
  .map(withJudgements)
  .map(withPlaces);

/** Harder queries, mostly in words that the docs do not use. Numbers and words are also chosen by them. */
export const trainingQueries: readonly BenchQuery[] = training.queries.map(withPlaces);

/** Half of the queries, by a hash of their ids, is kept out of tuning. */
export function isHeldBack({ id }: BenchQuery): boolean {
  return (createHash('sha256').update(`held ${id}`).digest()[0] ?? 0) % 2 === 0;
}
