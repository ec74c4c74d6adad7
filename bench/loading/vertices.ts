/* The same vertices, created one by one, by a list beside the query, and through the parameter table. */
import { Bench } from '../patterns/engine';
import { measure, start, type Task } from '../patterns/measure';
import { createVertices, makeParts, prepareLibrary, setParam, undone } from './library';

const searchPath = (bench: Bench) => bench.sql('SHOW search_path');

function createTask(bench: Bench, count: number): Task {
  const parts = makeParts(count);
  return {
    task: `create ${count} vertices`,
    writes: true,
    runs: [
      () =>
        undone(bench, async () => {
          for (const { id, name, kind, cost } of parts) {
            await searchPath(bench);
            await bench.sql(
              `SELECT * FROM cypher('shop', $q$ CREATE (v:Part {id: '${id}', name: '${name}', kind: '${kind}', cost: ${cost}}) RETURN v $q$) AS (v agtype)`,
            );
          }
        }),
      () =>
        undone(bench, async () => {
          for (const part of parts) {
            await searchPath(bench);
            await bench.cypher('CREATE (:Part {id: $id, name: $name, kind: $kind, cost: $cost})', part);
          }
        }),
      () =>
        undone(bench, async () => {
          await searchPath(bench);
          await bench.cypher('UNWIND $rows AS row CREATE (p:Part) SET p = row', { rows: parts });
        }),
      () =>
        undone(bench, async () => {
          await searchPath(bench);
          await bench.cypher(
            'UNWIND $rows AS row CREATE (:Part {id: row.id, name: row.name, kind: row.kind, cost: row.cost})',
            { rows: parts },
          );
        }),
      () =>
        undone(bench, async () => {
          await setParam(bench, 'vertex_Part', parts);
          await bench.cypher(createVertices('Part'));
        }),
    ],
  };
}

start(async () => {
  const bench = await Bench.open('shop');
  await prepareLibrary(bench);
  await bench.sql("SELECT create_vlabel('shop', 'Part')");
  await measure(bench, {
    room: 'loading',
    name: 'vertices',
    title: 'Five ways to create vertices',
    setup:
      'Vertices with four properties in one transaction, whose begin and end count as statements; no index. The engine runs inside the process: network time comes on top of every statement.',
    forms: [
      'createVertex for each',
      'executeCypher for each',
      '$rows, SET p = row',
      '$rows, CREATE with keys',
      'parameter table',
    ],
    repeats: 7,
    tasks: [createTask(bench, 10), createTask(bench, 100), createTask(bench, 1000)],
  });
  await bench.close();
});
