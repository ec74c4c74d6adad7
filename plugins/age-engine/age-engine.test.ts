import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { questions, slices } from '../../graphs';
import { sliceGraph } from '../../graphs/parse';
import { parseAgtype } from '../../src/features/agtype/agtype';
import { guardCypher } from '../../src/features/live-cypher/guard';
import type { StatementOutcome } from '../../src/features/live-cypher/statement-run';
import { readExampleGraph } from '../repository-files/example-graph';
import { EngineSession } from './session';

/** The first start of the engine on a machine runs initdb, which takes seconds, or a minute under load. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
let session: EngineSession;

beforeAll(async () => {
  session = await EngineSession.open();
});
afterAll(async () => session.close());

const cells = (outcome: StatementOutcome): unknown => outcome.table?.rows;
const cypher = async (text: string): Promise<unknown> => cells((await session.runCypher(text)).outcome);

describe('a page', () => {
  it('starts with the whole graph', async () => {
    const graph = readExampleGraph(process.cwd());
    await session.reset({ graph: 'bicycle', prelude: null });
    expect(await cypher('MATCH (n) RETURN count(n)')).toEqual([[String(graph.vertices.length)]]);
    expect(await cypher('MATCH ()-[r]->() RETURN count(r)')).toEqual([[String(graph.edges.length)]]);
    expect(await session.findBrokenEdges()).toEqual([]);
  });

  it('leaves no tables, settings or open transaction to the next page', async () => {
    await session.reset({ graph: 'bicycle', prelude: null });
    await session.runSql(`CREATE TABLE stock (sku text); CREATE SCHEMA extra; CREATE FUNCTION one() RETURNS int RETURN 1;
      CREATE TEMP TABLE t (a int); SET search_path = public; PREPARE p AS SELECT 1; BEGIN; SELECT 1/0`);
    await session.reset({ graph: 'empty', prelude: null });
    const [search] = await session.runSql('SHOW search_path');
    expect(search && cells(search.outcome)).toEqual([['"$user", public, ag_catalog']]);
    expect(await session.currentGraph()).toBeNull();
    const runs = await session.runSql(
      'SELECT one(); SELECT * FROM stock; SELECT * FROM t; EXECUTE p; SELECT extra.x()',
    );
    expect(runs.map((run) => run.outcome.error?.code)).toEqual(['42883', '42P01', '42P01', '26000', '3F000']);
  });

  it('gets the same graph ids each time', async () => {
    const ids = async (): Promise<unknown> => {
      await session.reset({ graph: 'bicycle', prelude: null });
      await session.runCypher("CREATE (:Part {sku: 'X'})");
      return cypher('MATCH (n) RETURN id(n) ORDER BY id(n)');
    };
    expect(await ids()).toEqual(await ids());
  });

  it('gets a new engine when the previous page broke the extension', async () => {
    await session.reset({ graph: 'bicycle', prelude: null });
    await session.runSql('CREATE TABLE ag_catalog.left_over (a int); DROP EXTENSION age CASCADE');
    await session.reset({ graph: 'bicycle', prelude: null });
    expect(await cypher('MATCH (n:Order) RETURN count(n)')).toEqual([['5']]);
  });

  it('fails when the engine crashes in a statement, and the next page gets a new engine', async () => {
    await session.reset({ graph: 'bicycle', prelude: null });
    await expect(session.runCypher('RETURN 7 % 0')).rejects.toThrow('The engine itself broke');
    await session.reset({ graph: 'bicycle', prelude: null });
    expect(await cypher('RETURN 7 % 2')).toEqual([['1']]);
  });

  it.each([
    ['a write', "CREATE (:Part {sku: 'X'})"],
    ['a write that failed half-way, and took an id', "CREATE (:Part {sku: 'X', cost: 1 / 0})"],
    ['only reading', 'MATCH (n) RETURN count(n)'],
  ])('starts fresh after %s', async (_, text) => {
    await session.reset({ graph: 'bicycle', prelude: null });
    await session.runCypher("CREATE (:Part {sku: 'Y'})");
    const first = await cypher("MATCH (p:Part {sku: 'Y'}) RETURN id(p)");
    await session.reset({ graph: 'bicycle', prelude: null });
    await session.runCypher(text);
    await session.reset({ graph: 'bicycle', prelude: null });
    await session.runCypher("CREATE (:Part {sku: 'Y'})");
    expect(await cypher("MATCH (p:Part {sku: 'Y'}) RETURN id(p)")).toEqual(first);
  });

  it('can create its own graph and run Cypher on it', async () => {
    await session.reset({ graph: 'empty', prelude: null });
    await expect(session.runCypher('RETURN 1')).rejects.toThrow('There is no graph yet');
    const [made] = await session.runSql("SELECT create_graph('shop')");
    expect(made?.outcome.notices).toEqual([{ severity: 'NOTICE', message: 'graph "shop" has been created' }]);
    expect((await session.runCypher("CREATE (:City {name: 'Malmö'})")).outcome.table?.rows).toEqual([]);
    expect(await cypher('MATCH (c:City) RETURN c.name')).toEqual([['"Malmö"']]);
  });

  it('can start with the functions that the library installs', async () => {
    await session.reset({ graph: 'bicycle', prelude: 'library' });
    await session.runSql(
      `INSERT INTO age_params VALUES ('limit', '25'), ('vertex_Part', '[{"sku": "N-1", "name": "O''Hare"}]')`,
    );
    expect(
      await cypher("MATCH (p:Part) WHERE p.cost > age_schema_client.get_age_param('limit') RETURN count(p)"),
    ).toEqual([['5']]);
    expect(await cypher("UNWIND age_schema_client.get_vertices('Part') AS row RETURN row.name")).toEqual([
      ['"O\'Hare"'],
    ]);
    expect(await cypher("RETURN age_schema_client.get_age_param('none')")).toEqual([[null]]);
  });
});

describe('a session', () => {
  beforeAll(async () => session.reset({ graph: 'bicycle', prelude: null }));

  it('returns every cell as text', async () => {
    const [run] = await session.runSql(
      `SELECT true, 9007199254740993, 1.50, '{"a": 1}'::jsonb, null, ARRAY[1, 2], 'x'::text`,
    );
    expect(run && cells(run.outcome)).toEqual([
      ['t', '9007199254740993', '1.50', '{"a": 1}', null, '{1,2}', 'x'],
    ]);
    expect(run?.outcome.table?.tag).toBe('SELECT 1');
  });

  it('returns the message, code, hint and position of an error', async () => {
    const { outcome, wrapped } = await session.runCypher('MATCH (n:Part)\nRETURN m.name');
    expect(outcome.table).toBeNull();
    expect(outcome.error).toMatchObject({ message: 'could not find rte for m', code: '42703' });
    expect(outcome.error?.hint).toContain('variable m does not exist');
    expect(outcome.error?.position).toBe(wrapped.sql.indexOf('m.name') + 1);
  });

  it('returns agtype text that can be parsed for every kind of value', async () => {
    const text = `MATCH p = (:Product {name: 'Heron'})-[e:HAS_PART]->(n:Part {kind: 'frame'})
      RETURN [n, e, p, 1.5::numeric, 1e300 * 1e300, -9223372036854775808, {a: [null, true, 'é"\\n']}] AS everything`;
    const { outcome } = await session.runCypher(text);
    const value = parseAgtype(outcome.table?.rows[0]?.[0] ?? '');
    expect(value.kind === 'list' && value.items.map((item) => item.kind)).toEqual([
      'vertex',
      'edge',
      'path',
      'numeric',
      'float',
      'integer',
      'map',
    ]);
  });

  it('reports the edge that a MERGE between matched vertices leaves broken, each time it is asked', async () => {
    await session.runCypher(
      "MATCH (a:Part {sku: 'HB-36'}), (b:Part {sku: 'SP-02'}) MERGE (a)-[:HAS_PART]->(b)",
    );
    expect(await session.findBrokenEdges()).toEqual([{ graph: 'bicycle', count: 1 }]);
    expect(await session.findBrokenEdges(), 'the edge is still broken').toEqual([
      { graph: 'bicycle', count: 1 },
    ]);
  });

  it('reports broken edges even when the current role has no right to look for them', async () => {
    await session.reset({ graph: 'bicycle', prelude: null });
    await session.runSql(
      'CREATE ROLE app; GRANT USAGE ON SCHEMA bicycle TO app; GRANT ALL ON ALL TABLES IN SCHEMA bicycle TO app',
    );
    await session.runSql('SET ROLE app');
    expect(await session.findBrokenEdges()).toEqual([]);
    await session.runSql('DELETE FROM bicycle."Customer"');
    expect(await session.findBrokenEdges()).toEqual([{ graph: 'bicycle', count: 5 }]);
    const [run] = await session.runSql('SELECT current_user');
    expect(run && cells(run.outcome)).toEqual([['app']]);
  });

  it('reports broken edges inside a transaction that has written', async () => {
    await session.reset({ graph: 'bicycle', prelude: null });
    await session.runSql('BEGIN');
    await session.runCypher("CREATE (:Part {sku: 'X'})");
    expect(await session.findBrokenEdges()).toEqual([]);
    await session.runCypher("MATCH (n:Part {sku: 'HB-36'}) DETACH DELETE n");
    expect(await session.findBrokenEdges()).toEqual([{ graph: 'bicycle', count: 5 }]);
    await session.runSql('SELECT 1/0');
    expect(await session.findBrokenEdges(), 'a failed transaction has no edges to report').toEqual([]);
    await session.runSql('ROLLBACK');
    expect(await session.findBrokenEdges()).toEqual([]);
  });
});

describe('the example questions', () => {
  const answers = new Map<string, unknown>();
  const sorted = (rows: unknown): unknown => (Array.isArray(rows) ? rows.map(String).sort() : rows);
  const withoutIds = (rows: unknown): unknown => JSON.parse(JSON.stringify(rows).replace(/\d{12,}/g, 'id'));

  it.each(slices.map((slice) => slice.id))(
    'return two to eight rows on %s, the same as on the whole graph',
    async (id) => {
      await session.reset({ graph: id, prelude: null });
      const slice = slices.find((s) => s.id === id);
      const part = slice && sliceGraph(readExampleGraph(process.cwd()), slice);
      expect(await cypher('MATCH (n) RETURN count(n)')).toEqual([[String(part?.vertices.length)]]);
      for (const question of questions) {
        if (id !== 'bicycle' && question.slice !== id) continue;
        expect(guardCypher(question.cypher), question.id).toEqual([]);
        const { outcome } = await session.runCypher(question.cypher);
        expect(outcome.error, question.id).toBeNull();
        expect(outcome.table?.rows.length, question.id).toBeGreaterThan(1);
        expect(outcome.table?.rows.length, question.id).toBeLessThan(9);
        const answer = sorted(withoutIds(outcome.table?.rows));
        expect(
          answers.get(question.id) ?? answer,
          `${question.id}: same on the slice and on the whole`,
        ).toEqual(answer);
        answers.set(question.id, answer);
      }
    },
  );
});

it('a session can be closed twice, so that closing does not hide the failure that closed its engine', async () => {
  const other = await EngineSession.open();
  await other.close();
  await expect(other.close()).resolves.toBeUndefined();
});
