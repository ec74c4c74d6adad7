import type { CountingEngine, Statement } from './engine';
import { GRAPH } from './routes';

/** A crafted text, and the statements that one way of passing a value makes of it. */
export interface Attack {
  readonly id: string;
  readonly title: string;
  /** What the attacker types into the search field. */
  readonly input: string;
  readonly statements: (input: string) => readonly Statement[];
}

export interface AttackOutcome {
  readonly title: string;
  readonly input: string;
  /** True when the price that the query only reads was changed. */
  readonly changed: boolean;
  readonly rows: number;
}

function search(cypher: string, params: object = {}): Statement {
  const sql = `SELECT * FROM ag_catalog.cypher('${GRAPH}', $q$${cypher}$q$, $1) AS (name ag_catalog.agtype)`;
  return { sql, params: [JSON.stringify(params)] };
}

const RETURN = '\nRETURN p.name AS name';

/** Each input is made for its way of passing a value; other ways may refuse it with a syntax error. */
export const attacks: readonly Attack[] = [
  {
    id: 'template',
    title: 'a template string, nothing escaped',
    input: "Hub'}) SET p.cost = 0 //",
    statements: (input) => [search(`MATCH (p:Part {name: '${input}'})${RETURN}`)],
  },
  {
    id: 'constraint',
    title: '`constraint({ name: input })` of a match clause',
    input: 'Hub"}) SET p.cost = 0 //',
    statements: (input) => [search(`MATCH (p:Part {name: "${input}"})${RETURN}`)],
  },
  {
    id: 'with-param',
    title: "`withParam('name', input)` of a builder",
    input: "\\' AS name MATCH (p:Part) SET p.cost = 0 WITH p.name AS name //",
    statements: (input) => [
      search(`WITH '${input.replaceAll("'", "''")}' AS name\nMATCH (p:Part) WHERE p.name = name${RETURN}`),
    ],
  },
  {
    id: 'get-vertex',
    title: "`getVertex('Part', { name: input })`",
    input: "x' OR true OR v.name = 'x",
    // The library names the vertex `v`, which an attacker can read in its source.
    statements: (input) => [search(`MATCH (v:Part) WHERE v.name = '${input}'\nRETURN v LIMIT 1`)],
  },
  {
    id: 'parameter',
    title: '`executeCypher` with `$name`',
    input: "Hub'}) SET p.cost = 0 //",
    statements: (input) => [search(`MATCH (p:Part {name: $name})${RETURN}`, { name: input })],
  },
  {
    id: 'parameter-table',
    title: '`setParam` and `get_age_param`',
    input: "Hub'}) SET p.cost = 0 //",
    statements: (input) => [
      {
        sql: 'INSERT INTO age_params (key, value) VALUES ($1, $2)',
        params: ['name', JSON.stringify(input)],
      },
      search(`MATCH (p:Part) WHERE p.name = age_schema_client.get_age_param('name')${RETURN}`),
    ],
  },
];

/** Runs one attack against a graph that holds a single part, `Hub`, at a cost of 22. */
export async function attempt(engine: CountingEngine, attack: Attack): Promise<AttackOutcome> {
  await engine.freshGraph(GRAPH);
  await engine.send(search("CREATE (p:Part {name: 'Hub', cost: 22}) RETURN p.name"));
  let rows: readonly unknown[] = [];
  for (const statement of attack.statements(attack.input)) rows = await engine.send(statement);
  const [part] = await engine.send(search('MATCH (p:Part) RETURN p.cost'));
  return {
    title: attack.title,
    input: attack.input,
    changed: part?.name !== '22',
    rows: rows.length,
  };
}
