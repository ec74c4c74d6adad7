import { expect, it, vi } from 'vitest';
import { askBicycle } from '../../../../plugins/age-engine/bicycle-engine';
import { adviseOnAnswer } from './odd-answers';

/** A statement takes milliseconds, but the first boot of the engine on a machine runs initdb. */
vi.setConfig({ testTimeout: 180_000 });

/** The advice that a reader gets on a statement that the engine accepts. */
async function adviceOn(cypher: string): Promise<string | null> {
  const { table } = await askBicycle(cypher);
  if (!table) throw new Error(`AGE refuses it: ${cypher}`);
  return adviseOnAnswer(cypher, table.rows.length);
}

it.each([
  ['MATCH (p:Part) WHERE p.cost = null RETURN p', 'IS NULL'],
  ['MATCH (p:Part) WHERE p.cost <> NULL RETURN p', 'IS NOT NULL'],
  ["MATCH (p:Part) WHERE p.cost = '180.0' RETURN p", "'180.0' is text"],
  ['MATCH (p:Part {cost: "180"}) RETURN p', '"180" is text'],
  ["MATCH (p:Part {name: 'none'}) WHERE p.cost <> '5' RETURN p", "'5' is text"],
  ["MATCH (p:Part) WHERE p.cost < '5' RETURN p", "'5' is text"],
  ["MATCH (p:Part) WHERE p.cost <= '5' RETURN p", "'5' is text"],
  ["MATCH (p:Part {name: 'none'}) WHERE p.cost > '5' RETURN p", "'5' is text"],
  ["MATCH (p:Part {name: 'none'}) WHERE p.cost >= '5' RETURN p", "'5' is text"],
  ["MATCH (p:Part) WHERE p.name STARTS WITH 'H' AND p.cost = '22' RETURN p", "'22' is text"],
  ["MATCH (p:Part) RETURN p.name || 's' LIMIT 1", 'joined with +'],
  ["MATCH (p:Part) RETURN 'Part ' || p.name LIMIT 1", 'joined with +'],
])('gives advice on %s', async (cypher, hint) => {
  expect(await adviceOn(cypher)).toContain(hint);
});

it.each([
  "MATCH (p:Part) WHERE p.name = 'none' RETURN p",
  'MATCH (p:Part) WHERE p.cost IS NULL RETURN p',
  "MATCH (p:Part {name: 'none'}) SET p.gone = null RETURN p",
  "MATCH (p:Part) WHERE p.cost <> '180' RETURN p LIMIT 1",
  "MATCH (p:Part {name: 'none'}) SET p.zip = '5003', p.place = {zip: '5003'} RETURN p",
  "MATCH (p:Part {name: 'none'}) RETURN p.zip = '5003', {zip: '5003'}",
  "MATCH (p:Part) WHERE p.name CONTAINS '5003' RETURN p",
  "MATCH (p:Part) WHERE p.name = '5003 x' OR p.name = 'x 5003' RETURN p",
  'RETURN [1, 2] || [3]',
  "RETURN [x IN ['a'] | 'b' + x]",
  "RETURN 'a || b'",
])('gives no advice where it would mislead: %s', async (cypher) => {
  expect(await adviceOn(cypher)).toBeNull();
});
