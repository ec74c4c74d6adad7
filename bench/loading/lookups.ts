/* Which index serves which way of asking. */
import type { Bench } from '../patterns/engine';
import { start, type Task } from '../patterns/measure';
import { loadParts, makeParts, prepareLibrary } from './library';

const ROWS = 10_000;
const LABELS = ['Plain', 'Contained', 'Keyed'];

async function build(bench: Bench): Promise<void> {
  await prepareLibrary(bench);
  for (const label of LABELS) await loadParts(bench, label, makeParts(ROWS));
  await bench.sql('CREATE INDEX ON shop."Contained" USING gin (properties)');
  for (const key of ['id', 'cost']) {
    await bench.sql(`CREATE INDEX ON shop."Keyed" (agtype_access_operator(properties, '"${key}"'))`);
  }
  for (const label of LABELS) await bench.sql(`ANALYZE shop."${label}"`);
}

start('shop', async (bench) => {
  await build(bench);
  const ask = (task: string, query: (label: string) => string): Task => ({
    task,
    runs: LABELS.map((label) => async () => (await bench.cypher(query(label))).flat().sort()),
  });
  return {
    room: 'loading',
    name: 'lookups',
    title: 'Which index serves which condition',
    setup: `${ROWS} vertices of a label with four properties, analysed after loading.`,
    forms: ['no index', 'GIN index', 'expression index'],
    repeats: 15,
    tasks: [
      ask("(p:Part {id: 'P-77'})", (label) => `MATCH (p:${label} {id: 'P-77'}) RETURN p.name`),
      ask("WHERE p.id = 'P-77'", (label) => `MATCH (p:${label}) WHERE p.id = 'P-77' RETURN p.name`),
      ask(
        "WHERE p.id IN ['P-77', 'P-78']",
        (label) => `MATCH (p:${label}) WHERE p.id IN ['P-77', 'P-78'] RETURN p.name`,
      ),
      ask('WHERE p.cost < 2', (label) => `MATCH (p:${label}) WHERE p.cost < 2 RETURN p.name`),
      ask(
        "WHERE p.id STARTS WITH 'P-777'",
        (label) => `MATCH (p:${label}) WHERE p.id STARTS WITH 'P-777' RETURN p.name`,
      ),
    ],
  };
});
