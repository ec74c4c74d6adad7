/* The same vertices, created one by one, by a list beside the query, and through the parameter table. */
import type { Bench } from '../patterns/engine';
import { start, type Task } from '../patterns/measure';
import { loadParts, makeParts, prepareLibrary } from './library';

const searchPath = (bench: Bench) => bench.sql('SHOW search_path');

/** Vertices that are there already, in a label of their own. */
const STORED = 5000;

/** Creates vertices in an empty label, or in one that holds others. */
function createTask(bench: Bench, count: number, label: 'Part' | 'StoredPart' = 'Part'): Task {
  const parts = makeParts(count, STORED);
  return {
    task: label === 'Part' ? `create ${count} vertices` : `create ${count} beside ${STORED} stored ones`,
    writes: true,
    runs: [
      async () => {
        for (const { id, name, kind, cost } of parts) {
          await searchPath(bench);
          await bench.sql(
            `SELECT * FROM cypher('shop', $q$ CREATE (v:${label} {id: '${id}', name: '${name}', kind: '${kind}', cost: ${cost}}) RETURN v $q$) AS (v agtype)`,
          );
        }
      },
      async () => {
        for (const part of parts) {
          await searchPath(bench);
          await bench.cypher(`CREATE (:${label} {id: $id, name: $name, kind: $kind, cost: $cost})`, part);
        }
      },
      async () => {
        await searchPath(bench);
        await bench.cypher(`UNWIND $rows AS row CREATE (p:${label}) SET p = row`, { rows: parts });
      },
      async () => {
        await searchPath(bench);
        await bench.cypher(
          `UNWIND $rows AS row CREATE (:${label} {id: row.id, name: row.name, kind: row.kind, cost: row.cost})`,
          { rows: parts },
        );
      },
      () => loadParts(bench, label, parts),
    ],
  };
}

start('shop', async (bench) => {
  await prepareLibrary(bench);
  await bench.sql("SELECT create_vlabel('shop', 'Part')");
  await loadParts(bench, 'StoredPart', makeParts(STORED));
  return {
    room: 'loading',
    name: 'vertices',
    title: 'Five ways to create vertices',
    setup:
      'Vertices with four properties in one transaction, whose begin and end are not counted; no index. The engine runs inside the process: network time comes on top of every statement.',
    forms: [
      'createVertex for each',
      'executeCypher for each',
      '$rows, SET p = row',
      '$rows, CREATE with keys',
      'parameter table',
    ],
    repeats: 15,
    tasks: [
      ...[10, 100, 1000].map((count) => createTask(bench, count)),
      createTask(bench, 1000, 'StoredPart'),
    ],
  };
});
