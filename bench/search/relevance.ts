/** Scores the embedded engine over `build/`. `--held` scores the held-back part, `--all` both, `--misses` lists misses. */
import { parseArgs } from 'node:util';
import { openEngine, shownRoutes } from './embedded';
import { allQueries, isHeldBack, queriedVersion } from './query-set';
import { score, type Ranking, type Score } from './score';

const { values } = parseArgs({
  options: {
    held: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    directory: { type: 'string', default: 'build' },
  },
});

const engine = openEngine(values.directory, queriedVersion);
const queries = allQueries.filter((query) => values.all || isHeldBack(query) === values.held);
const rankings: Ranking[] = queries.map((query) => ({
  query,
  routes: shownRoutes(engine, query.q, queriedVersion),
}));

const row = (name: string, { queries: count, ...part }: Score): Record<string, string | number> => ({
  kind: name,
  queries: count,
  ...Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, key === 'empty' ? value : Number(value.toFixed(3))]),
  ),
});

const kinds = [...new Set(queries.map(({ category }) => category))];
const answerable = rankings.filter(({ query }) => query.routes.length > 0);
console.table([
  ...kinds.map((kind) => row(kind, score(rankings.filter(({ query }) => query.category === kind)))),
  row('all but nonsense', score(answerable)),
]);

if (values.misses) {
  for (const { query, routes } of answerable) {
    const one = score([{ query, routes }]);
    if (one.mrrAt10 === 1 && one.recallAt3 === 1) continue;
    const graded = routes
      .slice(0, 5)
      .map(
        (route) =>
          `${route}:${String(query.routes.find((expected) => expected.route === route)?.grade ?? 0)}`,
      );
    console.log(
      `${query.id} ${query.category} "${query.q}" mrr ${one.mrrAt10.toFixed(2)} recall ${one.recallAt3.toFixed(2)}`,
    );
    console.log(`   shown ${graded.join(' ')}`);
    console.log(`   wants ${query.routes.map(({ route, grade }) => `${route}:${String(grade)}`).join(' ')}`);
  }
  for (const { query, routes } of rankings.filter((ranking) => ranking.query.routes.length === 0)) {
    if (routes.length > 0)
      console.log(`${query.id} nonsense "${query.q}" finds ${routes.slice(0, 3).join(' ')}`);
  }
}
