import type { BenchQuery } from './query-set';

export interface Score {
  readonly queries: number;
  /** Share of queries whose first page answers well (grade 2 or better). */
  readonly successAt1: number;
  /** Share of queries whose first page is one the reader wants (grade 3). */
  readonly wantedAt1: number;
  /** Share of the well-answering pages, at most three, that are among the first three. */
  readonly recallAt3: number;
  readonly mrrAt10: number;
  readonly ndcgAt10: number;
  /** Queries without any hit. */
  readonly empty: number;
}

/** One query with the pages an engine showed, best first, each page once. */
export interface Ranking {
  readonly query: BenchQuery;
  readonly routes: readonly string[];
}

const answersWell = 2;
const gain = (grade: number): number => 2 ** grade - 1;
const discount = (rank: number): number => 1 / Math.log2(rank + 2);

function scoreOne({ query, routes }: Ranking): Omit<Score, 'queries'> {
  const gradeOf = (route: string): number =>
    query.routes.find((expected) => expected.route === route)?.grade ?? 0;
  const grades = routes.slice(0, 10).map(gradeOf);
  const well = query.routes.filter(({ grade }) => grade >= answersWell).length;
  const first = grades.findIndex((grade) => grade >= answersWell);
  const ideal = query.routes.map(({ grade }) => grade).sort((one, other) => other - one);
  const dcg = (list: readonly number[]): number =>
    list.slice(0, 10).reduce((sum, grade, rank) => sum + gain(grade) * discount(rank), 0);
  return {
    successAt1: first === 0 ? 1 : 0,
    wantedAt1: grades[0] === 3 ? 1 : 0,
    recallAt3: grades.slice(0, 3).filter((grade) => grade >= answersWell).length / Math.min(3, well),
    mrrAt10: first < 0 ? 0 : 1 / (first + 1),
    ndcgAt10: dcg(grades) / dcg(ideal),
    empty: routes.length === 0 ? 1 : 0,
  };
}

/** Means over all rankings; `empty` is a count. Nonsense has no score but the number of empty answers. */
export function score(rankings: readonly Ranking[]): Score {
  const scores = rankings.filter(({ query }) => query.routes.length > 0).map(scoreOne);
  const mean = (key: keyof Omit<Score, 'queries'>): number =>
    scores.reduce((sum, one) => sum + one[key], 0) / Math.max(1, scores.length);
  return {
    queries: rankings.length,
    successAt1: mean('successAt1'),
    wantedAt1: mean('wantedAt1'),
    recallAt3: mean('recallAt3'),
    mrrAt10: mean('mrrAt10'),
    ndcgAt10: mean('ndcgAt10'),
    empty: rankings.filter(({ routes }) => routes.length === 0).length,
  };
}
