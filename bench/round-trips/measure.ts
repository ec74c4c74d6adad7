import { takeTurns } from '../timing/take-turns';
import type { CountingEngine } from './engine';
import {
  GRAPH,
  makeOffers,
  makeParts,
  offersThroughTable,
  parameterTable,
  partRoutes,
  propertyIndexes,
  type PartRow,
  type Route,
} from './routes';

export interface RouteFigures {
  readonly title: string;
  readonly statements: number;
  /**
   * Time of the fastest run, because noise of a shared machine only adds to it. Outside this process only ratios of
   * these times mean anything.
   */
  readonly milliseconds: number;
}

export interface Sizes {
  readonly parts: number;
  readonly edges: number;
  readonly edgeParts: number;
  readonly runs: number;
}

export interface Figures {
  readonly sizes: Sizes;
  readonly parts: readonly RouteFigures[];
  readonly edges: readonly RouteFigures[];
}

async function expectCount(engine: CountingEngine, pattern: string, expected: number): Promise<void> {
  const sql = `SELECT * FROM cypher('${GRAPH}', $$ MATCH ${pattern} RETURN count(*) $$) AS (stored agtype)`;
  const stored = Number((await engine.send({ sql }))[0]?.stored);
  if (stored !== expected) throw new Error(`${pattern}: ${stored} stored, ${expected} expected.`);
}

async function time<R>(engine: CountingEngine, route: Route<R>, rows: readonly R[]): Promise<RouteFigures> {
  const statements = route.statements(rows);
  engine.takeCount();
  const began = performance.now();
  for (const statement of statements) await engine.send(statement);
  return {
    title: route.title,
    milliseconds: performance.now() - began,
    statements: engine.takeCount(),
  };
}

function fastest(runs: readonly RouteFigures[]): RouteFigures {
  return runs.reduce((best, run) => (run.milliseconds < best.milliseconds ? run : best));
}

async function timeParts(
  engine: CountingEngine,
  route: Route<PartRow>,
  parts: number,
): Promise<RouteFigures> {
  await engine.freshGraph(GRAPH);
  const figures = await time(engine, route, makeParts(parts));
  await expectCount(engine, '(:Part)', parts);
  return figures;
}

async function timeEdges(engine: CountingEngine, indexed: boolean, sizes: Sizes): Promise<RouteFigures> {
  await engine.freshGraph(GRAPH);
  await storeEnds(engine, sizes.edgeParts);
  if (indexed) for (const index of propertyIndexes) await engine.send(index);
  const figures = await time(engine, offersThroughTable, makeOffers(sizes.edges, sizes.edgeParts));
  await expectCount(engine, '()-[:SUPPLIES]->()', sizes.edges);
  return { ...figures, title: indexed ? 'with an index' : 'without an index' };
}

/** Writes the same rows in each way, and checks that the graph holds what was sent. */
export async function measure(engine: CountingEngine, sizes: Sizes): Promise<Figures> {
  const parts = await takeTurns(partRoutes, sizes.runs, (route) => timeParts(engine, route, sizes.parts));
  const edges = await takeTurns([false, true], sizes.runs, (indexed) => timeEdges(engine, indexed, sizes));
  return { sizes, parts: parts.map(fastest), edges: edges.map(fastest) };
}

async function storeEnds(engine: CountingEngine, parts: number): Promise<void> {
  for (const statement of parameterTable.statements(makeParts(parts))) await engine.send(statement);
  const suppliers = `UNWIND range(0, 9) AS i CREATE (:Supplier {id: 'S-' + toString(i)})`;
  await engine.send({ sql: `SELECT * FROM cypher('${GRAPH}', $$ ${suppliers} $$) AS (result agtype)` });
}
