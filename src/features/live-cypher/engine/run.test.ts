import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { bootEngine } from '../../../../plugins/age-engine/snapshot';
import { ROW_LIMIT, type LiveOutcome } from '../session-types';
import { runStatement, SESSION_SETUP, type ProtocolEngine } from '../statement-run';
import { isWriting, runRequest } from './run';

/** The first boot of the engine on a machine runs initdb: seconds on an idle machine, a minute on a busy one. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
let engine: PGlite;

beforeAll(async () => {
  engine = await bootEngine(process.cwd());
  for (const sql of [...SESSION_SETUP, "SELECT create_graph('bicycle')"]) await runStatement(engine, sql);
});
afterAll(async () => engine.close());

const allKnown = { labels: [], properties: [], meant: [] };

const run = async (statement: string): Promise<LiveOutcome> =>
  runRequest(engine, { statement, graph: 'bicycle' });

describe('a run', () => {
  it('keeps written data for the next run', async () => {
    expect(
      await run("CREATE (:Part {name: 'Hub'})-[:HAS_PART]->(:Part {name: 'Ball bearing'})"),
    ).toMatchObject({
      kind: 'answer',
      returnsRows: false,
      columns: [],
      brokenEdges: 0,
    });
    expect(await run('MATCH (p:Part) RETURN p.name AS name ORDER BY name')).toMatchObject({
      columns: ['name'],
      rows: [['"Ball bearing"'], ['"Hub"']],
      rowCount: 2,
      truncated: false,
    });
  });

  it('computes no more rows than it needs to know that they exceed the limit, and reports that the answer is truncated', async () => {
    const outcome = await run('UNWIND range(1, 100000) AS i RETURN i');
    expect(outcome).toMatchObject({ rowCount: ROW_LIMIT, truncated: true });
    expect(outcome).toHaveProperty('rows.length', ROW_LIMIT);
    // The row after them would be an error.
    const ending = `UNWIND range(1, 100000) AS i RETURN 1 / (${ROW_LIMIT + 2} - i)`;
    expect(await run(ending)).toMatchObject({ rowCount: ROW_LIMIT, truncated: true });
    expect(await run(`UNWIND range(1, ${ROW_LIMIT}) AS i RETURN i`)).toMatchObject({ truncated: false });
  });

  it('writes every row, even beyond the row limit', async () => {
    const outcome = await run(`UNWIND range(1, ${ROW_LIMIT + 5}) AS i CREATE (n:Row {i: i}) RETURN n`);
    expect(outcome).toMatchObject({ rowCount: ROW_LIMIT, truncated: true });
    expect(await run('MATCH (n:Row) RETURN count(n)')).toMatchObject({ rows: [[String(ROW_LIMIT + 5)]] });
  });

  it('names the labels that the graph does not have if there are no rows', async () => {
    const statement = 'MATCH (a:Part)-[r:HAS_PARTS]->(b:Parts) RETURN a';
    expect(await run(statement)).toMatchObject({
      rows: [],
      unknown: { labels: ['HAS_PARTS', 'Parts'], meant: ['HAS_PART', 'Part'] },
    });
    expect(await run('MATCH (a:part)-[:SENT_BY]->(b) RETURN a')).toMatchObject({
      unknown: { labels: ['part', 'SENT_BY'], meant: ['Part'] },
    });
    expect(await run("MATCH (a:Part {name: 'none'}) RETURN a")).toMatchObject({ unknown: allKnown });
    const withRows = 'MATCH (a:Part) OPTIONAL MATCH (a)-[r:HAS_PARTS]->(b) RETURN a LIMIT 1';
    expect(await run(withRows)).toMatchObject({ rowCount: 1, unknown: allKnown });
    expect(await run('MATCH (a:Parts) SET a.seen = 1')).toMatchObject({ rows: [], unknown: allKnown });
  });

  it('names the properties that no vertex or edge has if there are no rows or a column is null', async () => {
    await run("CREATE (:Part {name: 'Rim'})-[:HAS_PART {amount: 1}]->(:Part {`odd \"key`: 1})");
    const nmae = { unknown: { labels: [], properties: ['nmae'], meant: ['name'] } };
    expect(await run('MATCH (a:Part) RETURN a.name, a.nmae')).toMatchObject(nmae);
    expect(await run("MATCH (a:Part {nmae: 'Rim'}) RETURN a")).toMatchObject({ rows: [], ...nmae });
    expect(await run("MATCH (a:Part) WHERE a.nmae = 'Rim' RETURN a.name")).toMatchObject({
      rows: [],
      ...nmae,
    });
    expect(await run('MATCH (a:Part) WITH a AS b RETURN b.nmae')).toMatchObject(nmae);
    const known = 'MATCH (a:Part)-[e:HAS_PART]->(b) RETURN e.amount, b.`odd "key`, a.name, null';
    expect(await run(known)).toMatchObject({ unknown: allKnown });
    const writing = "MATCH (a:Part {name: 'none'}) SET a.nmae = 1 RETURN a";
    expect(await run(writing)).toMatchObject({ rows: [], unknown: allKnown });
    expect(await run('MATCH (a:Part) RETURN coalesce(a.nmae, 1)')).toMatchObject({ unknown: allKnown });
    const none = "MATCH (a:Part {name: 'none'}) RETURN coalesce(a.nickname, a.name), a.nmae";
    expect(await run(none)).toMatchObject({ rows: [], unknown: allKnown });
  });

  it('reports a refusal with the message of AGE and its place, and adds a hint', async () => {
    expect(await run('MATCH (n:Part)\nRETUR n')).toMatchObject({
      kind: 'refused',
      message: 'syntax error at or near "RETUR"',
      code: '42601',
      place: { line: 2, column: 1 },
    });
    expect(await run('MATCH (n:Part RETURN n'), 'the hint says what to mend').toMatchObject({
      hint: expect.stringContaining('not closed') as string,
    });
    expect(await run('MATCH (n) WHERE n.name = null RETURN n')).toMatchObject({
      rows: [],
      hint: expect.stringContaining('IS NULL') as string,
    });
    expect(await run('RETURN 1 / 0')).toMatchObject({ message: 'division by zero', place: null });
    expect(await run('  ')).toMatchObject({ kind: 'refused', code: null });
  });

  it('answers without rows for an unknown label', async () => {
    expect(await run('MATCH (n:Nowhere) RETURN n')).toMatchObject({ kind: 'answer', rowCount: 0 });
  });

  it('counts the edges that DETACH DELETE leaves without an end', async () => {
    expect(await run("MATCH (n:Part {name: 'Hub'}) DETACH DELETE n")).toMatchObject({ brokenEdges: 1 });
    // A statement that only reads reports none, because the warning belongs to a statement that writes.
    expect(await run('RETURN 1')).toMatchObject({ brokenEdges: 0 });
    expect(await run('CREATE (:Part)')).toMatchObject({ brokenEdges: 1 });
  });

  // The engine answers like this to a thousand nested lists, while its code is not yet optimised and takes more stack.
  it('fails, instead of returning an empty answer, when the engine breaks off', async () => {
    const messages = ['parseComplete', 'noData', 'emptyQuery', 'readyForQuery'] as const;
    const broken: ProtocolEngine = {
      execProtocol: async () =>
        Promise.resolve({
          messages: messages.map((name) => ({ name, length: 4 })),
          data: new Uint8Array(),
        }),
    };
    const request = { statement: 'RETURN 1', graph: 'bicycle' } as const;
    await expect(runRequest(broken, request)).rejects.toThrow('broke off');
    await expect(runRequest(broken, { ...request, statement: 'CREATE (n)' })).rejects.toThrow('broke off');
  });
});

it.each([
  ['MATCH (n) RETURN n', false],
  ["MATCH (n:SET {name: 'MERGE'}) RETURN n.delete, `SET`", false],
  ['match (n) set n.a = 1', true],
  ['MATCH (n) DETACH DELETE n', true],
  ['MATCH (n) REMOVE n.a RETURN n', true],
  ['MERGE (n:A)', true],
])('isWriting of %s is %s', (cypher, expected) => {
  expect(isWriting(cypher)).toBe(expected);
});
