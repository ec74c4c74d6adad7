/* The same changes, one statement each and all in one. */
import { Bench } from '../patterns/engine';
import { measure, start } from '../patterns/measure';
import { createVertices, makeParts, prepareLibrary, setParam } from './library';

const VERTICES = 2000;
const ROWS = 200;

start(async () => {
  const bench = await Bench.open('shop');
  await prepareLibrary(bench);
  await setParam(bench, 'vertex_Part', makeParts(VERTICES));
  await bench.cypher(createVertices('Part'));
  await bench.sql('CREATE INDEX ON shop."Part" USING gin (properties)');
  await bench.sql('ANALYZE shop."Part"');

  const rows = makeParts(ROWS).map(({ id }, index) => ({ id, cost: index }));
  const searchPath = () => bench.sql('SHOW search_path');
  const each = (text: string) => async () => {
    for (const row of rows) {
      await searchPath();
      await bench.cypher(text, row);
    }
  };
  const list = (text: string) => async () => {
    await searchPath();
    await bench.cypher(`UNWIND $rows AS row ${text}`, { rows });
  };
  const table = (text: string) => async () => {
    await setParam(bench, 'vertex_Part', rows);
    await searchPath();
    await bench.cypher(`UNWIND age_schema_client.get_vertices('Part') AS row ${text}`);
  };

  await measure(bench, {
    room: 'loading',
    name: 'writes',
    title: 'One statement per change, or one for all',
    setup: `${ROWS} changes in a label of ${VERTICES} vertices with a GIN index, in one transaction whose begin and end are not counted. The engine runs inside the process: network time comes on top of every statement.`,
    forms: ['executeCypher for each', 'executeCypher with $rows', 'parameter table'],
    repeats: 15,
    tasks: [
      {
        task: 'change a property',
        writes: true,
        runs: [
          each('MATCH (p:Part {id: $id}) SET p.cost = $cost'),
          list('MATCH (p:Part {id: row.id}) SET p.cost = row.cost'),
          table('MATCH (p:Part {id: row.id}) SET p.cost = row.cost'),
        ],
      },
      {
        task: 'create or change (MERGE)',
        writes: true,
        runs: [
          each('MERGE (p:Part {id: $id}) SET p.cost = $cost'),
          list('MERGE (p:Part {id: row.id}) SET p.cost = row.cost'),
          table('MERGE (p:Part {id: row.id}) SET p.cost = row.cost'),
        ],
      },
    ],
  });
  await bench.close();
});
