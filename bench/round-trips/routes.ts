import type { Statement } from './engine';

export const GRAPH = 'bench';

export interface PartRow {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
}

export interface OfferRow {
  readonly from: string;
  readonly to: string;
  readonly leadDays: number;
}

/** One way to write rows, as the statements that it sends. */
export interface Route<R> {
  readonly id: string;
  readonly title: string;
  readonly statements: (rows: readonly R[]) => readonly Statement[];
}

/** Makes `count` parts, from `P-0`: the same in each run. */
export function makeParts(count: number): readonly PartRow[] {
  return Array.from({ length: count }, (_, i) => ({ id: `P-${i}`, name: `Part ${i}`, cost: i / 8 }));
}

/** Makes `count` offers of ten suppliers, `S-0` to `S-9`, for the first `parts` parts: the same in each run. */
export function makeOffers(count: number, parts: number): readonly OfferRow[] {
  return Array.from({ length: count }, (_, i) => ({
    from: `S-${i % 10}`,
    to: `P-${(i * 37) % parts}`,
    leadDays: (i % 30) + 1,
  }));
}

const searchPath: Statement = { sql: 'SHOW search_path' };

/** What `executeCypher` sends: it looks at the search path first. */
function throughExecutor(cypher: string, params: object, column = 'result'): readonly Statement[] {
  const sql = `SELECT * FROM ag_catalog.cypher('${GRAPH}', $q$${cypher}$q$, $1) AS (${column} ag_catalog.agtype)`;
  return [searchPath, { sql, params: [JSON.stringify(params)] }];
}

/** What `setParam` sends. */
function storeParameter(key: string, value: unknown): Statement {
  const sql =
    'INSERT INTO age_params (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value';
  return { sql, params: [key, JSON.stringify(value)] };
}

function literal({ id, name, cost }: PartRow): string {
  return `(:Part {id: '${id}', name: '${name}', cost: ${cost}})`;
}

const createParts =
  "UNWIND age_schema_client.get_vertices('Part') AS row CREATE (p:Part {id: row.id, name: row.name, cost: row.cost}) RETURN count(p)";

/** What the library's batch loader sends. */
export const parameterTable: Route<PartRow> = {
  id: 'parameter-table',
  title: 'the parameter table',
  statements: (rows) => [
    storeParameter('vertex_Part', rows),
    { sql: `SELECT * FROM cypher('${GRAPH}', $$ ${createParts} $$) AS (created agtype)` },
  ],
};

export const partRoutes: readonly Route<PartRow>[] = [
  {
    id: 'create-vertex',
    title: '`createVertex` for each row',
    statements: (rows) =>
      rows.flatMap((row) => throughExecutor(`CREATE ${literal(row).replace('(:', '(v:')} RETURN v`, {}, 'v')),
  },
  {
    id: 'cypher-per-row',
    title: '`executeCypher` with parameters for each row',
    statements: (rows) =>
      rows.flatMap((row) => throughExecutor('CREATE (:Part {id: $id, name: $name, cost: $cost})', row)),
  },
  {
    id: 'one-text',
    title: 'one query text with all rows in it',
    statements: (rows) => throughExecutor(`CREATE ${rows.map(literal).join(', ')}`, {}),
  },
  {
    id: 'unwind',
    title: '`executeCypher` with all rows as one parameter',
    statements: (rows) =>
      throughExecutor('UNWIND $rows AS row CREATE (:Part {id: row.id, name: row.name, cost: row.cost})', {
        rows,
      }),
  },
  parameterTable,
];

const createOffers = `UNWIND age_schema_client.get_edges('SUPPLIES') AS row
  MATCH (from:Supplier {id: row.from}) MATCH (to:Part {id: row.to})
  CREATE (from)-[e:SUPPLIES {leadDays: row.leadDays}]->(to) RETURN count(e)`;

/** Edges between stored vertices, through the parameter table. */
export const offersThroughTable: Route<OfferRow> = {
  id: 'edges',
  title: 'edges through the parameter table',
  statements: (rows) => [
    storeParameter('edge_SUPPLIES', rows),
    { sql: `SELECT * FROM cypher('${GRAPH}', $$ ${createOffers} $$) AS (created agtype)` },
  ],
};

/** The index that serves a lookup by property map, such as `(p:Part {id: …})`. */
export const propertyIndexes: readonly Statement[] = ['Part', 'Supplier'].map((label) => ({
  sql: `CREATE INDEX ON ${GRAPH}."${label}" USING gin (properties)`,
}));
