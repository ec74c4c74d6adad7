import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EngineSession } from '../../../../plugins/age-engine/session';
import { adviseOnAnswer } from './odd-answers';

/** A statement takes milliseconds; the first boot runs initdb. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });
let session: EngineSession;

beforeAll(async () => {
  session = await EngineSession.open();
  await session.reset({ graph: 'bicycle', prelude: null });
});
afterAll(async () => session.close());

/** What a reader is told of a statement that the engine takes. */
async function adviceOn(cypher: string): Promise<string | null> {
  const { outcome } = await session.runCypher(cypher);
  if (!outcome.table) throw new Error(`AGE refuses it: ${cypher}`);
  return adviseOnAnswer(cypher, outcome.table.rows.length);
}

it.each([
  ['MATCH (p:Part) WHERE p.cost = null RETURN p', 'IS NULL'],
  ['MATCH (p:Part) WHERE p.cost <> NULL RETURN p', 'IS NOT NULL'],
  ["MATCH (p:Part) WHERE p.cost = '180.0' RETURN p", "'180.0' is text"],
  ['MATCH (p:Part {cost: "180"}) RETURN p', '"180" is text'],
  ["MATCH (p:Part) RETURN p.name || 's' LIMIT 1", 'put together by +'],
  ["MATCH (p:Part) RETURN 'Part ' || p.name LIMIT 1", 'put together by +'],
])('a way on from %s', async (cypher, hint) => {
  expect(await adviceOn(cypher)).toContain(hint);
});

it.each([
  "MATCH (p:Part) WHERE p.name = 'none' RETURN p",
  'MATCH (p:Part) WHERE p.cost IS NULL RETURN p',
  "MATCH (p:Part {name: 'none'}) SET p.gone = null RETURN p",
  "MATCH (p:Part) WHERE p.cost <> '180' RETURN p LIMIT 1",
  'RETURN [1, 2] || [3]',
  "RETURN 'a || b'",
])('none that would mislead: %s', async (cypher) => {
  expect(await adviceOn(cypher)).toBeNull();
});
