import { expect, test } from 'vitest';
import { findAskedLabels, findAskedProperties } from './asked-names';

test.each([
  ['MATCH (a:Part)-[r:HAS_PART*1..2]->(:`Odd ``one`) RETURN a', ['Part', 'HAS_PART', 'Odd `one']],
  ["MATCH (a:Part {sku: b, name: 'x:Y'}), (b:Part) RETURN {k: a}", ['Part']],
  ['RETURN [1, 2][0:1]', []],
])('the labels that are asked for: %s', (cypher, labels) => {
  expect(findAskedLabels(cypher)).toEqual(labels);
});

test.each([
  ['MATCH (n:Part) RETURN n.name, n.`unit price`, n.name', ['name', 'unit price']],
  [
    "MATCH (n:Part {sku: a, kind: {of: 'x'}})-[:HAS {count: 1}]->(m {name: 'x'}) RETURN n",
    ['sku', 'kind', 'count', 'name'],
  ],
  ['MATCH (n) WHERE exists(n.sku) RETURN {of: n, by: [1]}, {key: {deep: 1}}', ['sku']],
  ["MATCH (n) WITH {of: 1} AS m RETURN m.of, pg_catalog.upper('a'), 1.5, n.place.town", ['place']],
  [
    'MATCH (n)-[e:HAS]->(:Part), (`b c`) UNWIND keys(row) AS v RETURN row.q, v.s, e.since, `b c`.town',
    ['since', 'town'],
  ],
  [
    'MATCH (n) WHERE NOT (n)-[e]->() AND (row.r > 1) RETURN [x IN [row] | x.sku], count(row), row.q, e.at',
    ['at'],
  ],
  ["UNWIND [{wanted: 'x'}] AS row MATCH (p:Part {sku: row.wanted}) RETURN p", ['sku']],
  ['MATCH (p) WHERE any(x IN p.all WHERE x.of = 1) RETURN p, collect(DISTINCT {tag: p.sku})', ['all', 'sku']],
  ['MATCH (p) WHERE p.gone IS NULL AND p.sku IS NOT NULL AND p.kind IN [1] RETURN p', ['sku', 'kind']],
  ['UNWIND [{of: 1}] AS row RETURN [x IN [1] | {by: x}], CASE WHEN true THEN {to: 1} END', []],
  ["RETURN 'n.name', $a.b // n.sku", []],
])('the properties that are asked for: %s', (cypher, properties) => {
  expect(findAskedProperties(cypher)).toEqual(properties);
});
