/* The same answer, asked for in a long way and in a short one. */
import type { Bench } from '../patterns/engine';
import { start, type Task } from '../patterns/measure';
import { loadParts, makeParts, prepareLibrary } from './library';

const ROWS = 5000;
const NAME = /"name": ("[^"]*")/;

async function build(bench: Bench): Promise<void> {
  await prepareLibrary(bench);
  for (const label of ['Part', 'Supplier', 'Order', 'Customer']) {
    await loadParts(bench, label, makeParts(ROWS));
    await bench.sql(`CREATE INDEX ON shop."${label}" USING gin (properties)`);
  }
  await bench.cypher(
    "UNWIND range(1, 200) AS n MATCH (s:Supplier {id: 'P-' + toString(n)}), (p:Part {id: 'P-' + toString(n)}) CREATE (s)-[:SUPPLIES]->(p)",
  );
  for (const table of ['Part', 'Supplier', 'Order', 'Customer', 'SUPPLIES']) {
    await bench.sql(`ANALYZE shop."${table}"`);
  }
}

const texts = (rows: readonly (readonly string[])[]) => rows.flat().sort();

/** The long way first. */
function makeTasks(bench: Bench): readonly Task[] {
  const ids = ['P-11', 'P-12', 'P-13', 'P-14', 'P-15'];
  return [
    {
      task: `names of ${ROWS} parts: whole vertices, or the property`,
      runs: [
        async () =>
          (await bench.cypher('MATCH (p:Part) RETURN p'))
            .map(([vertex]) => NAME.exec(vertex ?? '')?.[1])
            .sort(),
        async () => texts(await bench.cypher('MATCH (p:Part) RETURN p.name')),
      ],
    },
    {
      task: 'count the parts: fetch and count, or count(p)',
      runs: [
        async () => String((await bench.cypher('MATCH (p:Part) RETURN p')).length),
        async () => (await bench.cypher('MATCH (p:Part) RETURN count(p)'))[0]?.[0],
      ],
    },
    {
      task: 'five parts by id: five queries, or one list',
      runs: [
        async () => {
          const found: (string | undefined)[] = [];
          for (const id of ids) {
            found.push((await bench.cypher('MATCH (p:Part {id: $id}) RETURN p.name', { id }))[0]?.[0]);
          }
          return found.sort();
        },
        async () =>
          texts(
            await bench.cypher('UNWIND $ids AS wanted MATCH (p:Part {id: wanted}) RETURN p.name', { ids }),
          ),
      ],
    },
    {
      task: 'all deliveries: far end without label, or with',
      runs: ['(p)', '(p:Part)'].map(
        (end) => async () =>
          texts(await bench.cypher(`MATCH (s:Supplier)-[:SUPPLIES]->${end} RETURN p.name`)),
      ),
    },
    {
      task: 'page 200 of a list: SKIP, or start after the last key',
      runs: [
        () => bench.cypher('MATCH (p:Part) RETURN p.name ORDER BY p.cost SKIP 4000 LIMIT 20'),
        () =>
          bench.cypher('MATCH (p:Part) WHERE p.cost > $last RETURN p.name ORDER BY p.cost LIMIT 20', {
            last: 3999 / 4,
          }),
      ],
    },
  ];
}

start('shop', async (bench) => {
  await build(bench);
  return {
    room: 'loading',
    name: 'reading',
    title: 'Ask for less',
    setup: `Four vertex labels with ${ROWS} vertices each, 200 edges, GIN indexes on the properties of all vertex labels. The engine runs inside the process: network time comes on top of every statement and every byte.`,
    forms: ['the long way', 'the short way'],
    repeats: 15,
    tasks: makeTasks(bench),
  };
});
