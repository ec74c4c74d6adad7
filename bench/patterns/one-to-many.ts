/* The same variants of a bike once as a list of maps on the bike, once as vertices of their own. */
import type { Bench } from './engine';
import { start, type Task } from './measure';

const BIKES = 1000;
const VARIANTS = 20;
/** Entries of the one long list. */
const MANY = 2000;
const SIZES = Array.from({ length: VARIANTS }, (_, index) => `S${index}`);

async function build(bench: Bench): Promise<void> {
  const variants = SIZES.map((size, index) => ({ size, stock: index }));
  await bench.cypher(
    'UNWIND range(1, $bikes) AS i CREATE (:Listed {sku: i, name: $name}), (:Bike {sku: i, name: $name})',
    {
      bikes: BIKES,
      name: 'Heron',
    },
  );
  await bench.cypher('MATCH (b:Listed) SET b.variants = $variants', { variants });
  await bench.cypher(
    'MATCH (b:Bike) UNWIND $variants AS v CREATE (b)-[:HAS_VARIANT]->(:Variant {size: v.size, stock: v.stock})',
    { variants },
  );
  // One bike has a size that no other has: the one to be found.
  await bench.cypher("MATCH (b:Listed {sku: 77}) SET b.variants = b.variants + [{size: 'XXL', stock: 3}]");
  await bench.cypher(
    "MATCH (b:Bike {sku: 77}) CREATE (b)-[:HAS_VARIANT]->(:Variant {size: 'XXL', stock: 3})",
  );
  await bench.cypher('CREATE (:Listed {sku: 9999}), (:Bike {sku: 9999})');
  await bench.cypher(
    'MATCH (b:Listed {sku: 9999}) UNWIND range(1, $many) AS n WITH b, collect({size: toString(n), stock: n}) AS entries SET b.variants = entries',
    { many: MANY },
  );
  await bench.cypher(
    'MATCH (b:Bike {sku: 9999}) UNWIND range(1, $many) AS n CREATE (b)-[:HAS_VARIANT]->(:Variant {size: toString(n), stock: n})',
    { many: MANY },
  );
  for (const label of ['Listed', 'Bike', 'Variant']) {
    await bench.sql(`CREATE INDEX ON shop."${label}" USING gin (properties)`);
  }
  for (const table of ['Listed', 'Bike', 'Variant', 'HAS_VARIANT'])
    await bench.sql(`ANALYZE shop."${table}"`);
}

const numbers = (rows: readonly (readonly string[])[]) =>
  rows.map(([value]) => Number(value)).sort((a, b) => a - b);

/** Asked of the lists first, then of the vertices. */
function read(bench: Bench, task: string, ofList: string, ofVertices: string): Task {
  const ask = (text: string) => async () => numbers(await bench.cypher(text));
  return { task, runs: [ask(ofList), ask(ofVertices)] };
}

function change(bench: Bench, task: string, list: string, vertices: string): Task {
  return { task, writes: true, runs: [() => bench.cypher(list), () => bench.cypher(vertices)] };
}

/** Writes a list anew with another stock for one size. */
const restock = (sku: number, size: string): string =>
  `MATCH (b:Listed {sku: ${sku}})
   WITH b, [v IN b.variants | CASE WHEN properties(v).size = '${size}' THEN {size: '${size}', stock: 9} ELSE v END] AS variants
   SET b.variants = variants`;

const makeTasks = (bench: Bench): readonly Task[] => [
  read(
    bench,
    'read one bike with its variants',
    'MATCH (b:Listed {sku: 500}) UNWIND b.variants AS v RETURN v.stock',
    'MATCH (:Bike {sku: 500})-[:HAS_VARIANT]->(v:Variant) RETURN v.stock',
  ),
  read(
    bench,
    'find the bikes that have a size',
    "MATCH (b:Listed {variants: [{size: 'XXL'}]}) RETURN b.sku",
    "MATCH (b:Bike)-[:HAS_VARIANT]->(:Variant {size: 'XXL'}) RETURN b.sku",
  ),
  read(
    bench,
    'add up the stock of all variants',
    'MATCH (b:Listed) UNWIND b.variants AS v RETURN sum(v.stock)',
    'MATCH (v:Variant) RETURN sum(v.stock)',
  ),
  change(
    bench,
    'change the stock of one variant',
    restock(500, 'S7'),
    "MATCH (:Bike {sku: 500})-[:HAS_VARIANT]->(v:Variant {size: 'S7'}) SET v.stock = 9",
  ),
  change(
    bench,
    `add an entry where there are ${MANY}`,
    "MATCH (b:Listed {sku: 9999}) SET b.variants = b.variants + [{size: 'new', stock: 1}]",
    "MATCH (b:Bike {sku: 9999}) CREATE (b)-[:HAS_VARIANT]->(:Variant {size: 'new', stock: 1})",
  ),
  change(
    bench,
    `change an entry where there are ${MANY}`,
    restock(9999, '77'),
    "MATCH (:Bike {sku: 9999})-[:HAS_VARIANT]->(v:Variant {size: '77'}) SET v.stock = 9",
  ),
];

start('shop', async (bench) => {
  await build(bench);
  return {
    name: 'one-to-many',
    title: 'A list on the bike, or vertices of their own',
    setup: `${BIKES} bikes with ${VARIANTS} variants each and one with ${MANY}; GIN indexes on the properties of all vertex labels; every change is undone before the next run.`,
    forms: ['list', 'vertices'],
    repeats: 15,
    tasks: makeTasks(bench),
  };
});
