/* A bill of materials whose parts are shared: exploded along all routes at once, and level by level. */
import type { Bench } from './engine';
import { start } from './measure';

const WIDTH = 20;
const USES = 3;
const LEVELS = 7;
const QUANTITY = 2;

/** Part `n` of a level uses parts `n`, `n + 1` and `n + 2` of the next, two pieces each. */
async function build(bench: Bench): Promise<number> {
  let edges = 0;
  await bench.cypher('UNWIND range(0, $width - 1) AS n CREATE (:Part {sku: "L0-" + toString(n)})', {
    width: WIDTH,
  });
  for (let level = 1; level <= LEVELS; level += 1) {
    await bench.cypher('UNWIND range(0, $width - 1) AS n CREATE (:Part {sku: $prefix + toString(n)})', {
      width: WIDTH,
      prefix: `L${level}-`,
    });
    const rows = Array.from({ length: WIDTH * USES }, (_, index) => ({
      from: `L${level - 1}-${index % WIDTH}`,
      to: `L${level}-${((index % WIDTH) + Math.floor(index / WIDTH)) % WIDTH}`,
    }));
    await bench.cypher(
      `UNWIND $rows AS r
       MATCH (a:Part {sku: r.from}) MATCH (b:Part {sku: r.to})
       CREATE (a)-[:HAS_PART {quantity: $quantity}]->(b)`,
      { rows, quantity: QUANTITY },
    );
    edges += rows.length;
  }
  await bench.sql('CREATE INDEX ON bom."Part" USING gin (properties)');
  for (const table of ['Part', 'HAS_PART']) await bench.sql(`ANALYZE bom."${table}"`);
  return edges;
}

type Pieces = readonly (readonly [sku: string, pieces: number])[];

const sorted = (totals: Iterable<readonly [string, number]>): Pieces =>
  [...totals].sort(([a], [b]) => (a < b ? -1 : 1));

const read = (rows: readonly (readonly string[])[]): Pieces =>
  rows.map(([sku, pieces]) => [String(JSON.parse(sku ?? '""')), Math.round(Number(pieces))]);

/** One query: every route from the top, its quantities multiplied, the routes added up per part. */
async function allRoutes(bench: Bench, depth: number): Promise<Pieces> {
  const rows = await bench.cypher(
    `MATCH path = (:Part {sku: 'L0-0'})-[:HAS_PART*1..${depth}]->(p:Part)
     UNWIND relationships(path) AS step
     WITH p, path, round(exp(sum(log(step.quantity)))) AS pieces
     RETURN p.sku, sum(pieces)`,
    {},
    2,
  );
  return sorted(read(rows));
}

/** One query per level: the pieces of a level, added up per part, are the demand on the next. */
async function levelByLevel(bench: Bench, depth: number): Promise<Pieces> {
  const totals = new Map<string, number>();
  let level: Pieces = [['L0-0', 1]];
  for (let n = 0; n < depth && level.length > 0; n += 1) {
    const rows = await bench.cypher(
      `UNWIND $level AS l
       MATCH (:Part {sku: l[0]})-[h:HAS_PART]->(p:Part)
       RETURN p.sku, sum(l[1] * h.quantity)`,
      { level },
      2,
    );
    level = read(rows);
    for (const [sku, pieces] of level) totals.set(sku, (totals.get(sku) ?? 0) + pieces);
  }
  return sorted(totals);
}

start('bom', async (bench) => {
  const edges = await build(bench);
  const routes = (depth: number): number => (USES ** (depth + 1) - USES) / (USES - 1);
  const depths = [2, 4, 6, LEVELS];
  return {
    name: 'product-part',
    title: 'A bill of materials with shared parts, exploded',
    setup: `${WIDTH * (LEVELS + 1)} parts on ${LEVELS + 1} levels, ${edges} edges, each part made of ${USES} parts of the next level; GIN index on the properties.`,
    forms: ['all routes at once', 'level by level'],
    repeats: 7,
    tasks: depths.map((depth) => ({
      task: `${depth} levels, ${routes(depth)} routes`,
      runs: [() => allRoutes(bench, depth), () => levelByLevel(bench, depth)],
    })),
  };
});
