/* The same edges over more and more vertices, with and without an index to find the ends. */
import type { Bench } from '../patterns/engine';
import { start, type Task } from '../patterns/measure';
import { loadParts, makeParts, prepareLibrary, setParam } from './library';

const EDGES = 100;
const SIZES = [500, 2000, 8000];

/** What `CypherQueryGenerator` writes for an edge label with `quantity` and both ends of one label. */
function createEdges(end: string): string {
  return `UNWIND age_schema_client.get_edges('HAS_PART') AS edge_data
    MATCH (from:${end} {id: edge_data.from})
    MATCH (to:${end} {id: edge_data.to})
    CREATE (from)-[e:HAS_PART {
      quantity: CASE WHEN edge_data.quantity IS NOT NULL THEN edge_data.quantity ELSE NULL END
    }]->(to)
    RETURN count(e) AS created_edges`;
}

async function build(bench: Bench): Promise<void> {
  await prepareLibrary(bench);
  for (const size of SIZES) {
    await loadParts(bench, `Plain${size}`, makeParts(size));
    await loadParts(bench, `Indexed${size}`, makeParts(size));
    await bench.sql(`CREATE INDEX ON shop."Indexed${size}" USING gin (properties)`);
    await bench.sql(`ANALYZE shop."Plain${size}"`);
    await bench.sql(`ANALYZE shop."Indexed${size}"`);
  }
  await bench.sql("SELECT create_elabel('shop', 'HAS_PART')");
}

function loadTask(bench: Bench, size: number): Task {
  const edges = Array.from({ length: EDGES }, (_, index) => ({
    from: `P-${index}`,
    to: `P-${size - 1 - index}`,
    quantity: 1,
  }));
  const load = (label: string) => async () => {
    await setParam(bench, 'edge_HAS_PART', edges);
    const [row] = await bench.cypher(createEdges(label));
    if (Number(row?.[0]) !== EDGES) throw new Error(`${row?.[0]} edges of ${EDGES} were created`);
  };
  return {
    task: `${EDGES} edges over ${size} vertices`,
    writes: true,
    runs: [load(`Plain${size}`), load(`Indexed${size}`)],
  };
}

start('shop', async (bench) => {
  await build(bench);
  return {
    room: 'loading',
    name: 'edges',
    title: 'Edges with and without an index on their ends',
    setup: `${EDGES} edges through the parameter table in one transaction, whose begin and end are not counted; both ends are found by the property id.`,
    forms: ['no index', 'GIN index'],
    repeats: 5,
    tasks: SIZES.map((size) => loadTask(bench, size)),
  };
});
