/* The same changes, one statement each and all in one. */
import type { Bench } from '../patterns/engine';
import { start, type Task } from '../patterns/measure';
import { loadParts, makeParts, prepareLibrary, setParam } from './library';

const VERTICES = 2000;
const ROWS = 200;

async function build(bench: Bench): Promise<void> {
  await prepareLibrary(bench);
  await loadParts(bench, 'Part', makeParts(VERTICES));
  await bench.sql('CREATE INDEX ON shop."Part" USING gin (properties)');
  await bench.sql('ANALYZE shop."Part"');
}

/** A change in three forms: a statement with the row's values, and one for rows that are called `row`. */
function change(bench: Bench, task: string, ofOne: string, ofRow: string): Task {
  const rows = makeParts(ROWS).map(({ id }, index) => ({ id, cost: index }));
  const searchPath = () => bench.sql('SHOW search_path');
  return {
    task,
    writes: true,
    runs: [
      async () => {
        for (const row of rows) {
          await searchPath();
          await bench.cypher(ofOne, row);
        }
      },
      async () => {
        await searchPath();
        await bench.cypher(`UNWIND $rows AS row ${ofRow}`, { rows });
      },
      async () => {
        await setParam(bench, 'vertex_Part', rows);
        await searchPath();
        await bench.cypher(`UNWIND age_schema_client.get_vertices('Part') AS row ${ofRow}`);
      },
    ],
  };
}

start('shop', async (bench) => {
  await build(bench);
  return {
    room: 'loading',
    name: 'writes',
    title: 'One statement per change, or one for all',
    setup: `${ROWS} changes in a label of ${VERTICES} vertices with a GIN index, in one transaction whose begin and end are not counted. The engine runs inside the process: network time comes on top of every statement.`,
    forms: ['executeCypher for each', 'executeCypher with $rows', 'parameter table'],
    repeats: 15,
    tasks: [
      change(
        bench,
        'change a property',
        'MATCH (p:Part {id: $id}) SET p.cost = $cost',
        'MATCH (p:Part {id: row.id}) SET p.cost = row.cost',
      ),
      change(
        bench,
        'create or change (MERGE)',
        'MERGE (p:Part {id: $id}) SET p.cost = $cost',
        'MERGE (p:Part {id: row.id}) SET p.cost = row.cost',
      ),
    ],
  };
});
