import { expect, it, vi } from 'vitest';
import { askBicycle } from '../../../../plugins/age-engine/bicycle-engine';
import { adviseOn } from './advice';

/** A statement takes milliseconds, but the first boot of the engine on a machine runs initdb. */
vi.setConfig({ testTimeout: 180_000 });

/** The advice that a reader gets on a statement; undefined if the engine accepts the statement. */
async function adviceOn(cypher: string): Promise<string | null | undefined> {
  const { error } = await askBicycle(cypher);
  return error ? adviseOn(error.message, cypher) : undefined;
}

const property = 'order is a keyword: after a dot it is written in backticks, .`order`.';
const variable = 'order is a keyword: choose another name, or write it in backticks, `order`.';

it.each([
  ['MATCH (p:Part) RETURN p.order', property],
  ['MATCH (p:Part) RETURN p.order, p.name', property],
  ['MATCH (p:Part) RETURN p.order AS place', property],
  ['MATCH (p:Part) WHERE p.order = 1 RETURN p', property],
  ['MATCH (p:Part) WHERE p.order <> 1 RETURN p', property],
  ['MATCH (p:Part) WHERE p.order IN [1] RETURN p', property],
  ['MATCH (p:Part) SET p.order = 1', property],
  ['MATCH (p:Part) REMOVE p.order', property],
  ['MATCH (p:Part) RETURN p ORDER BY p.order DESC', property],
  ['MATCH (p:Part) RETURN sum(p.order)', property],
  ['RETURN {order: 1}.order', property],
  ['MATCH (order:Part) RETURN order', variable],
  ['MATCH (order) RETURN order', variable],
  ['MATCH (order {sku: 1}) RETURN order', variable],
  ['MATCH ()-[order:HAS_PART]->() RETURN 1', variable],
  ['MATCH order = (a)-[]->(b) RETURN 1', variable],
  ['match order = (a)-[]->(b) return 1', variable],
  ['MATCH (c), order = (a)-[]->(b) RETURN 1', variable],
  ['MATCH ()-[order]->() RETURN 1', variable],
])('says that a keyword cannot be a name in %s', async (cypher, advice) => {
  expect(await adviceOn(cypher)).toBe(advice);
});

it.each([
  'case',
  'not',
  'end',
  'unwind',
  'true',
  'null',
  'COUNT',
  'limit',
  'set',
  'by',
  'desc',
  'exists',
  'yield',
])('recognises the keyword %s after a dot and as a variable', async (word) => {
  expect(await adviceOn(`MATCH (p:Part) RETURN p.${word} AS x`)).toContain(`.\`${word}\``);
  expect(await adviceOn(`MATCH (p:Part) WHERE p.${word} = 1 RETURN p`)).toContain(`.\`${word}\``);
  expect(await adviceOn(`MATCH (${word}:Part) RETURN 1`)).toContain(`${word} is a keyword`);
});

it.each([
  'MATCH (p:Part) RETURN p.`order`, p {.order, .count}',
  'MATCH (`order`:Order {number: 1}) RETURN `order`',
  'MATCH (p:Part) WHERE p.on = 1 RETURN p.type, p.from, p.to, p.id, p.date',
  'MATCH (on:Part) RETURN on',
])('the engine accepts %s', async (cypher) => {
  expect(await adviceOn(cypher)).toBeUndefined();
});

it.each([
  'MATCH (p:Part) RETURN p {.order} x',
  'MATCH (p:Part) RETURN p {.name, .order}}',
  "RETURN 'p.order' 'x'",
  'MATCH (p:Part) RETURN 1 order',
])('does not blame a keyword in %s', async (cypher) => {
  expect((await adviceOn(cypher)) ?? '').not.toContain('keyword');
});
