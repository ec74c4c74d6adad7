/**
 * Scores the embedded engine on the pages of `build/`, indexed and ranked by the present code: no new build is needed to see
 * what a change of records, synonyms or weights does. `--held` scores the held-back half, `--all` both, `--training` the
 * training queries, `--misses` lists what is not perfect.
 */
import { requireBuild } from '../../scripts/built';
import { orStop } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { engineFrom, packFromHtml, rankAll } from './from-html';
import { allQueries, isHeldBack, queriedVersion, trainingQueries } from './query-set';
import { score, type Score } from './score';

const { values } = orStop(() =>
  readOptions({
    options: {
      held: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      training: { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
      directory: { type: 'string', default: 'build' },
    },
  }),
);

orStop(() => requireBuild(values.directory));

const queries = values.training
  ? trainingQueries
  : allQueries.filter((query) => values.all || isHeldBack(query) === values.held);
const engine = engineFrom(packFromHtml(values.directory, queriedVersion));
const rankings = rankAll(engine, queries, queriedVersion);

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
