import { expect, test } from 'vitest';
import { findAskedLabels, findAskedProperties } from './asked-names';

test.each([
  ['MATCH (a:Part)-[r:HAS_PART*1..2]->(:`Odd ``one`) RETURN a', ['Part', 'HAS_PART', 'Odd `one']],
  ["MATCH (a:Part {sku: b, name: 'x:Y'}), (b:Part) RETURN {k: a}", ['Part']],
  ['RETURN [1, 2][0:1]', []],
  [
    'MATCH (a) WHERE (a)-[:HAS_PART]->(:Part) AND NOT (a)-[:MADE_BY]->(:Maker) RETURN a',
    ['HAS_PART', 'Part'],
  ],
  ['MATCH (a) WHERE EXISTS { MATCH (a)-->(:Part) } RETURN exists((a)-[:OF]->()), a', ['Part']],
  [
    'MATCH (a:Part) OPTIONAL MATCH (a)-[:OF]->(b:Maker) WHERE (b)-[:IN]->() MATCH (:Town) RETURN a',
    ['Part', 'Town'],
  ],
])('findAskedLabels finds the labels that a pattern requires: %s', (cypher, labels) => {
  expect(findAskedLabels(cypher)).toEqual(labels);
});

test.each([
  ['MATCH (n:Part) RETURN n.name, n.`unit price`, n.name', ['name', 'unit price']],
  [
    "MATCH (n:Part {sku: a, kind: {of: 'x'}, all: [{by: 1}], place: 2})-[:HAS {count: 1}]->(m {name: 'x'}) RETURN collect({tag: n})",
    ['sku', 'kind', 'all', 'place', 'count', 'name'],
  ],
  ['MATCH (n) WHERE exists(n.sku) RETURN {of: n, by: [1]}, {key: {deep: 1}}', ['sku']],
  ["MATCH (n) WITH {of: 1} AS m RETURN m.of, pg_catalog.upper('a'), 1.5, n.place.town, m.n.of", ['place']],
  [
    'MATCH (n)-[e:HAS]->(:Part), (`b c`) UNWIND keys(row) AS v RETURN row.q, v.s, e.since, `b c`.town',
    ['since', 'town'],
  ],
  [
    'MATCH (n) WHERE NOT (n)-[e]->() AND (row.r > 1) RETURN [x IN [row] | x.sku], count(row), row.q, e.at',
    ['at'],
  ],
  ["UNWIND [{wanted: 'x'}] AS row MATCH (p:Part {sku: row.wanted}) RETURN p", ['sku']],
  ['MATCH (p) WHERE any(x IN p.all WHERE x.of = 1) RETURN p, max({tag: p.sku})', ['all', 'sku']],
  ['MATCH (p) WITH DISTINCT {tag: p.sku} AS m RETURN m', ['sku']],
  ['MATCH (p) WHERE p.gone IS NULL AND p.sku IS NOT NULL AND p.kind IN [1] RETURN p', ['sku', 'kind']],
  ['UNWIND [{of: 1}] AS row RETURN [x IN [1] | {by: x}], CASE WHEN true THEN {to: 1} END', []],
  ["RETURN 'n.name', $a.b // n.sku", []],
])('findAskedProperties finds the properties of vertices and edges: %s', (cypher, properties) => {
  expect(findAskedProperties(cypher, 'values')).toEqual(properties);
});

test.each([
  ['WITH p AS q RETURN q.nmae', ['nmae']],
  ['WITH DISTINCT p AS q, p.sku AS s ORDER BY q.place WHERE q.kind = s RETURN s', ['sku', 'kind']],
  ['WITH p AS `q r`, count(*) AS n WITH `q r` AS s RETURN s.nmae, n.of', ['nmae']],
  ['WITH * RETURN p.nmae', ['nmae']],
  ['RETURN p AS q, p.nmae', ['nmae']],
  ['WITH collect(DISTINCT p) AS ps UNWIND ps AS q RETURN q.nmae', ['nmae']],
  ['MATCH way = (p)-[e]->() UNWIND relationships(way) AS step RETURN step.since', ['since']],
  ['MATCH (p)-[e]->() WITH endNode(e) AS end RETURN end.nmae', ['nmae']],
  ['WITH 1 AS p MATCH (p) RETURN p.nmae', ['nmae']],
  ['RETURN any(p IN [1] WHERE p.of = 1), p.nmae', ['nmae']],
])('follows a vertex or edge to its other names: MATCH (p:Part) %s', (rest, properties) => {
  expect(findAskedProperties(`MATCH (p:Part) ${rest}`, 'values')).toEqual(properties);
});

test.each([
  'WITH p, collect(p) AS ps RETURN ps.of, ps[0].of',
  'WITH collect(p) AS p RETURN p.of',
  'WITH {of: 1} AS p RETURN p.of',
  'WITH {of: 1} AS row, p AS q WITH row AS q, q AS r RETURN q.of',
  'WITH p AS row, {of: 1} AS q, row.of AS s RETURN q.of',
  'WITH properties(p) AS q RETURN q.of',
  'WITH count(p) + collect(p) AS q UNWIND q AS r RETURN r.of',
  'WITH collect({of: p}) AS rows UNWIND rows AS p RETURN p.of',
  'UNWIND [{of: 1}] AS q RETURN q.of',
  'RETURN [p IN [{of: 1}] WHERE p.of = 1 | p.of], none(p IN [{of: 1}] WHERE p.of = 2)',
  'WITH count(*) AS n MATCH p = (:Part)-->() RETURN p.of',
  'RETURN p AS q UNION WITH 1 AS n, {of: 1} AS q RETURN q.of',
  'WITH count(*) AS n RETURN n UNION UNWIND [{of: 1}] AS p RETURN p.of',
])('ignores names that do not stand for a vertex or edge: MATCH (p:Part) %s', (rest) => {
  expect(findAskedProperties(`MATCH (p:Part) ${rest}`, 'values')).toEqual([]);
});

test.each([
  'RETURN coalesce(p.nickname, toUpper(p.short), 1)',
  'RETURN CASE WHEN p.gone = 1 THEN p.old ELSE CASE p.a WHEN 1 THEN 2 END END',
  'WHERE CASE p.kind WHEN 1 THEN true ELSE p.gone IS NULL END RETURN 1',
  'WHERE p.gone IS NULL AND (p.gone) IS NULL AND toUpper(p.gone) IS NULL RETURN 1',
  'WHERE (p.gone + p.left) IS NULL OR p.place.town IS NULL RETURN 1',
  'WHERE NOT exists(p.gone) AND NOT (p.left IS NOT NULL) RETURN 1',
  'RETURN exists(p.gone), p.left IS NOT NULL',
  'WITH p WHERE NOT (p)-[:OF {since: 1}]->(:Part {of: 2}) RETURN 1',
  'WHERE NOT EXISTS { MATCH (p)-->(q {of: 2}) WHERE q.kind = 1 } RETURN 1',
  'RETURN exists((p)-->(:Part {of: 2})), count(p.nickname), collect(p.nickname)',
  'RETURN 1 ORDER BY p.place, coalesce(p.nickname, p.of)',
  'WHERE p.gone IS NULL OR p.gone = 1 RETURN 1',
  'WHERE NOT exists(p.gone) OR p.gone > 1 RETURN 1',
  'WHERE p.tags[0] IS NULL RETURN 1',
])('leaves out properties that cannot explain why values are missing: MATCH (p:Part) %s', (rest) => {
  expect(findAskedProperties(`MATCH (p:Part) ${rest}`, 'values')).toEqual([]);
});

test.each([
  ["WHERE coalesce(p.nickname, p.short) = 'x' AND p.nmae = 1 RETURN 1", ['nmae']],
  ['RETURN coalesce(p.nickname, 1) + p.nmae, CASE WHEN p.gone THEN 1 END, p.kind', ['nmae', 'kind']],
  ['WHERE p.gone IS NULL AND toUpper(p.sku) = p.nmae RETURN 1', ['sku', 'nmae']],
  ['WHERE p.gone IS NULL MATCH (q) WHERE q.gone = 1 RETURN 1', ['gone']],
  ['WHERE (p.kind = 1 AND p.gone IS NULL) RETURN p.gone', ['kind', 'gone']],
  ['WHERE exists(p.sku) AND p.kind IS NOT NULL AND exists(p.of) RETURN 1', ['sku', 'kind', 'of']],
  ['WHERE EXISTS { MATCH (p)-->(q {of: 2}) WHERE q.kind = 1 } RETURN 1', ['of', 'kind']],
  ["WHERE NOT p.retired AND NOT (p.kind = 'x') RETURN 1", ['retired', 'kind']],
  ['WHERE NOT exists(p.gone) WITH p WHERE (p)-->(:Part {of: 2}) RETURN p.end, p.case', ['of', 'end', 'case']],
  ['RETURN p.nmae ORDER BY p.place UNION MATCH (q {of: 1}) RETURN q.kind', ['nmae', 'of', 'kind']],
])('finds properties that may explain why values are missing: MATCH (p:Part) %s', (rest, properties) => {
  expect(findAskedProperties(`MATCH (p:Part) ${rest}`, 'values')).toEqual(properties);
});

test.each([
  ['MATCH (p:Part {sku: 1}) WHERE p.kind = 2 RETURN p.nickname, p.short AS s ORDER BY s', ['sku', 'kind']],
  [
    'MATCH (p {sku: 1}) OPTIONAL MATCH (p)-->(q {of: 1}) WHERE q.kind = 2 WITH q WHERE q.old = 1 UNWIND q.tags AS t RETURN t',
    ['sku', 'old', 'tags'],
  ],
  ['MATCH (p) RETURN p.gone UNION MATCH (p {of: 1}) RETURN p.gone', ['of']],
])('returned values and optional matches cannot explain missing rows: %s', (cypher, properties) => {
  expect(findAskedProperties(cypher, 'rows')).toEqual(properties);
});
