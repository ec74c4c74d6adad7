import { expect, it, vi } from 'vitest';
import { limitById } from '../../limits';
import { holdsMessage } from '../../limits/holds-message';
import { askBicycle } from '../../plugins/age-engine/bicycle-engine';

/** A statement takes milliseconds, but the first boot on a machine also runs initdb. */
vi.setConfig({ testTimeout: 180_000 });

it.each([
  ['path-methods-refused', 'MATCH p = shortestPath((a)-[]*->(b)) RETURN p AS p'],
  ['path-methods-refused', 'MATCH p = allShortestPaths((a)-[:K]*1..2->(b)) RETURN p AS p'],
  ['path-methods-refused', 'MATCH (a)-[r:K]*1..3->(b) RETURN a AS a'],
  ['path-methods-refused', 'MATCH (a) WITH path RETURN a AS a'],
  ['algorithms-refused', 'MATCH (a:Part) MATCH (b:Part) RETURN shortestPath((a)-[]*->(b)) AS path'],
  ['algorithms-refused', 'MATCH (a:Part) MATCH (b:Part) RETURN shortestPath((a)-[:K]*1..4->(b)) AS path'],
  ['algorithms-refused', 'MATCH (a:Part) MATCH (b:Part) RETURN allShortestPaths((a)-[]*->(b)) AS paths'],
  ['algorithms-refused', "MATCH (a), (b) RETURN apoc.algo.dijkstra(a, b, ':K', 'w') AS path"],
  ['window-functions-refused', 'MATCH (p:Part) RETURN row_number() OVER (ORDER BY p.cost ASC ) AS n'],
  ['group-by-refused', 'MATCH (p:Part) RETURN p.kind AS kind GROUP BY p.kind'],
  ['count-needs-an-alias', 'MATCH (p:Part) RETURN count(p) AS count'],
  ['one-aggregate-call', 'MATCH (p:Part) RETURN sum(p.cost) AS sum RETURN avg(p.cost) AS avg'],
  ['one-where-per-match', 'MATCH (p:Part) WHERE p.cost > 1 WHERE p.cost < 3 RETURN p.sku AS sku'],
  ['one-return', 'MATCH (p:Part) RETURN p.sku AS sku RETURN p.name AS name'],
  ['one-return', 'MATCH (p:Part) RETURN '],
  ['skip-before-limit', 'MATCH (p:Part) RETURN p.sku AS sku LIMIT 2 SKIP 1'],
  ['edge-alias-shared', 'MATCH (a)-[e:HAS_PART]->(b) MATCH (c)-[e:SUPPLIES]->(b) RETURN a.sku AS sku'],
  ['with-param-values-mangled', "WITH 'O''Neil' AS n MATCH (p:Part) WHERE p.name = n RETURN p.sku AS sku"],
])('the limit %s lists the message with which AGE refuses: %s', async (id, cypher) => {
  const { error } = await askBicycle(cypher);
  const message = error?.message ?? 'AGE takes it';
  const known = limitById.get(id)?.messages ?? [];
  expect(
    known.some((text) => holdsMessage(message, text)),
    message,
  ).toBe(true);
});
