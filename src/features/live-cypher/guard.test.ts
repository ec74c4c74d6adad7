import { describe, expect, it } from 'vitest';
import { danglingEdgesQuery } from './dangling-edges';
import { guardCypher, guardForms, guardSql, type GuardFormId } from './guard';

const ids = (cypher: string): readonly string[] => guardCypher(cypher).map((form) => form.id);

describe('forms that the in-browser engine answers wrongly', () => {
  it.each<[GuardFormId, string]>([
    ['merge-bound-vertex', "MATCH (a:Part {sku: 'x'}), (b:Part {sku: 'y'}) MERGE (a)-[:HAS_PART]->(b)"],
    ['merge-bound-vertex', 'MATCH (a:Part) MERGE (a)-[:HAS_PART]->(b:Part {sku: "y"})'],
    ['merge-bound-vertex', 'MATCH (a:Part) MERGE (b:Part {sku: "y"})<-[r:HAS_PART {n: 1}]-(a)'],
    ['merge-bound-vertex', 'MERGE (a:Part {k: 1}) MERGE (b:Part {k: 2}) MERGE (a)-[:HAS_PART]->(b) RETURN a'],
    ['merge-bound-vertex', 'CREATE (a:Part) WITH a AS c MERGE (c)-[:X]->(:Part {k: 1})'],
    ['merge-bound-vertex', 'MATCH (a) WITH * MERGE (a)-[:X]->(:Part)'],
    ['merge-bound-vertex', 'MATCH (a) WITH DISTINCT * MERGE (a)-[:X]->(:Part)'],
    ['merge-bound-vertex', 'MATCH (a:Part) WITH a OPTIONAL MATCH (b:Order) MERGE (a)-[:X]->(:Part)'],
    ['merge-bound-vertex', 'CREATE (a:Part) MERGE (a)-[:X]->(:Part)'],
    [
      'merge-bound-vertex',
      'MATCH (a) WHERE a.name starts with "x" OR a.name ENDS WITH "x" MERGE (a)-[:X]->(:Part)',
    ],
    ['merge-bound-vertex', 'MATCH (a) WHERE EXISTS { MATCH (b) WITH b RETURN b } MERGE (a)-[:X]->(:Part)'],
    ['merge-bound-vertex', 'MATCH (a) WITH a ORDER BY a.name MERGE (a)-[:X]->(:Part)'],
    ['merge-bound-vertex', 'MATCH (a) WITH a CALL sqrt(64) YIELD sqrt MERGE (a)-[:X]->(:Part)'],
    ['merge-bound-vertex', 'match (`a b`) merge p = (`a b`)-[:X]->(:Part)'],
    [
      'merge-bound-vertex',
      'UNWIND $rows AS row MATCH (a {k: row.a}) MATCH (b {k: row.b}) MERGE (a)-[:X]->(b)',
    ],
    ['delete-vertex', "MATCH (n {name: 'Hub'}) DELETE n"],
    ['delete-vertex', 'MATCH (\u{1f6b2}) DELETE \u{1f6b2}'],
    ['delete-vertex', 'MATCH (a)-[r:HAS_PART]->(b) DELETE a, b'],
    ['delete-vertex', 'MATCH (a)-[r]->(b), (c) DELETE r, c'],
    ['delete-vertex', 'MATCH (n) WITH n AS m DELETE m'],
    ['delete-vertex', 'MATCH (n) WITH n AS m OPTIONAL MATCH (o:Order) DELETE m'],
    ['delete-vertex', 'MATCH (n) WITH *, n AS m DELETE m'],
    ['delete-vertex', 'MATCH (n) WITH *, 1 AS one UNWIND [1] AS two DELETE n'],
    ['delete-vertex', 'MATCH (n) WITH n SET n.x = 1 DELETE n'],
    ['delete-vertex', 'MATCH (n) WITH n REMOVE n.x DELETE n'],
    ['delete-vertex', 'MATCH (n)-[r]-()-[q]-() DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r]-() MATCH (n)-[r]->(:Part) DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[]-() DELETE n'],
    ['delete-vertex', "MATCH (n:Part {name: 'Hub'})<-[r:HAS_PART]-() DELETE r, n"],
    ['delete-vertex', 'MATCH (n)-[r]->() DELETE r, n'],
    ['delete-vertex', 'MATCH (n)<-[r]-() DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r {quantity: 1}]-() DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r]-(:Part) DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r]-(m) DELETE r, n, m'],
    ['delete-vertex', 'MATCH (n)-[r]-() WHERE r.quantity > 1 DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r]-() WITH n, r LIMIT 1 DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r]-() WITH n, r ORDER BY id(r) SKIP 1 DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r]-() WITH n, head(collect(r)) AS r DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r]-(), (m)-[q]-() WITH n, q AS r DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r]-(), (m) WITH m AS n, r DELETE r, n'],
    ['delete-vertex', 'MATCH (n)-[r]-() WITH r MATCH (n) DELETE r, n'],
    ['delete-vertex', 'MATCH (n:Part) WITH collect(n) AS ns UNWIND ns AS n DELETE n'],
    ['delete-vertex', 'MATCH (n:Part) WITH collect(DISTINCT n) AS ns UNWIND ns AS n DELETE n'],
    ['delete-vertex', 'MATCH p = (:Part)-[:HAS_PART]->() UNWIND nodes(p) AS n DELETE n'],
    ['delete-vertex', 'MATCH (n) WITH n.name AS name, collect(n) AS ns UNWIND tail(ns) AS n DELETE n'],
    ['delete-vertex', 'MATCH (n) WITH n.name AS name, collect(n) AS ns UNWIND ns[1..] AS n DELETE n'],
    ['delete-vertex', 'MATCH (n) WITH collect(n)[0] AS first DELETE first'],
    ['delete-vertex', 'MATCH (a)-[r]->(`b c`) UNWIND [r, `b c`] AS x DELETE x'],
    ['delete-vertex', 'MATCH p = (:Part)-[:HAS_PART]->() WITH nodes(p)[0] AS n DELETE n'],
    ['detach-delete', 'MATCH (n) DETACH DELETE n'],
    ['detach-delete', 'match (n) detach  /* x */ delete n'],
    ['start-end-node', 'MATCH ()-[r]->() RETURN startNode(r)'],
    ['start-end-node', 'MATCH ()-[r]->() RETURN ENDNODE (r).name'],
    ['text-slice', "RETURN substring('hello', 1, 3)"],
    ['text-slice', 'MATCH (n) WHERE left(n.name, 2) = "Hu" RETURN n'],
    ['text-slice', 'MATCH (n) RETURN {x: right(n.name, 2)}'],
    ['text-slice', "RETURN `left`('hello', 2)"],
    ['to-boolean', 'RETURN toBoolean(0)'],
    ['to-boolean', 'MATCH (n) RETURN toBoolean(n.flag)'],
    ['to-boolean', "RETURN toBoolean('tr' + n.rest)"],
    ['to-boolean', 'RETURN toBooleanList([0, 1])'],
    ['to-boolean', 'MATCH (n) RETURN toBooleanList(n.flags)'],
    ['to-boolean', 'RETURN 0::boolean'],
    ['to-boolean', 'RETURN true::integer'],
    ['to-boolean', 'RETURN 0::BOOL'],
    ['to-boolean', 'RETURN 0::`bool`'],
    ['to-boolean', 'RETURN `toBoolean`(0)'],
    ['to-boolean', 'RETURN true::INT'],
    ['to-boolean', 'WITH 0 AS untrue RETURN toBoolean(untrue)'],
    ['to-boolean', 'WITH 0 AS trueish RETURN toBoolean(trueish)'],
    ['to-boolean', 'MATCH (p:Part) RETURN (p.cost > 10)::int'],
    ['to-boolean', 'WITH true AS t RETURN t::int'],
    ['to-boolean', 'WITH 0 AS x RETURN x::bool'],
    ['timestamp', 'RETURN timestamp()'],
    ['to-string-list', 'RETURN toStringList([2147483648])'],
    ['to-string-list', 'RETURN toStringList([2147483647 + 1])'],
    ['to-string-list', 'MATCH (n) RETURN toStringList(n.ids)'],
  ])('are flagged as %s: %s', (id, cypher) => {
    expect(ids(cypher)).toEqual([id]);
  });

  it('are all reported, each once', () => {
    expect(ids('MATCH (n) WHERE left(n.a, 1) = right(n.a, 1) DETACH DELETE n')).toEqual([
      'detach-delete',
      'text-slice',
    ]);
  });
});

describe('forms that both engines answer correctly', () => {
  it.each([
    'MERGE (a:P {k: 1})-[:R]->(b:P {k: 2})',
    'MERGE (a:P {k: 1})',
    'MATCH (a:P) MERGE (b:P {k: 2})',
    'MATCH (a) MERGE (b:P {k: 1})-[:R]->(c:P {k: 2})',
    'MATCH (a) WITH count(*) AS n MERGE (a:P {k: 1})-[:R]->(b:P {k: 2})',
    'MATCH (a)-[:LIKES]->(b) WHERE a.name STARTS WITH "x" WITH count(b) AS c MERGE (b:P)-[:R]->(:P)',
    'MATCH (a:P) RETURN a.k AS k UNION MERGE (a:P {k: 1})-[:R]->(b:P {k: 2}) RETURN 2 AS k',
    'MATCH (a:P) MERGE (a)',
    'MATCH (a:P) MERGE (b:P {k: (a.k)})',
    'MATCH (a) WHERE EXISTS { MATCH (x)-[:R]->(a) } MERGE (x:P {k: 1})-[:R]->(:P {k: 2})',
    'MATCH (a {k: 1}), (b {k: 2}) WHERE NOT exists((a)-[:LIKES]->(b)) CREATE (a)-[:LIKES]->(b)',
    'MATCH (n {name: "x"}) OPTIONAL MATCH (n)-[r]-() DELETE r, n',
    'MATCH (n)-[r]-() DELETE n, r',
    "MATCH ()-[r]-(n) WHERE n.name = 'Hub' DELETE n, r",
    'MATCH (n) WITH n LIMIT 1 OPTIONAL MATCH (n)-[r]-() DELETE r, n',
    'MATCH (n)-[r]-() WITH n, r DELETE r, n',
    'MATCH (n)-[r]-() WITH n, collect(r) AS rs UNWIND rs AS r DELETE r, n',
    'MATCH p = (:Part)-[:HAS_PART]->() UNWIND relationships(p) AS r DELETE r',
    'MATCH ()-[r]->() WITH collect(r) AS rs UNWIND rs AS r DELETE r',
    'MATCH (a)-[r]->(b) WITH a, b, collect(r) AS rs UNWIND tail(rs) AS r DELETE r',
    'MATCH (a)-[r]->(b) WITH {edge: r, name: a.name, b: 1}.edge AS e DELETE e',
    'MATCH (a)-[r]->(b) WITH a.x AS x, collect(r)[x.b] AS e DELETE e',
    'MATCH ()-[r:KNOWS]->() DELETE r',
    'MATCH (a)-[r]->(b) DELETE r',
    'MATCH (a)-[r]->(b) WITH r AS a DELETE a',
    'MATCH ()-[r]->() RETURN start_id(r), end_id(r)',
    "RETURN 'substring(x) DETACH DELETE timestamp()' AS text // left(x)",
    'MATCH (n) RETURN n.left, n.timestamp AS right',
    'RETURN public.timestamp()',
    "RETURN coalesce(toBoolean('true'), 1), toBoolean(FALSE), '0'::bool, true::bool, 1::int, '1'::int",
    "RETURN toBooleanList(['true', true, 'no'])",
    "RETURN toStringList([1, 2.5, 'a', 2147483647])",
    'MATCH (n:Timestamp) RETURN n',
    'WITH 1 AS int, true AS bool RETURN int, bool',
    'MATCH (n) SET n.x = 1 REMOVE n.y RETURN n',
  ])('are not flagged: %s', (cypher) => {
    expect(ids(cypher)).toEqual([]);
  });
});

describe('guardSql', () => {
  it.each<[string, readonly GuardFormId[]]>([
    ["SELECT '844424930131969'::ag_catalog.GRAPHID", ['graphid-text']],
    ["SELECT CAST('844424930131969' AS ag_catalog.graphid)", ['graphid-text']],
    ["SELECT '844424930131969'::agtype::graphid", []],
    ["SELECT $$ '844424930131969'::graphid $$, '-- ''1''::graphid'", []],
    ["SELECT CREATE_COMPLETE_GRAPH('cgx', 3, 'E', 'V')", ['complete-graph']],
    ["SELECT 'create_complete_graph(', left(name, 3) FROM t -- timestamp()", []],
    ["SELECT 1 -- create_complete_graph('g')", []],
    [
      `SELECT * FROM cypher('g', $$ RETURN timestamp() $$) AS (n agtype);
       SELECT * FROM cypher('g', $$ RETURN timestamp() + 1 $$) AS (n agtype)`,
      ['timestamp'],
    ],
    ["SELECT * FROM cypher('g', $$ MATCH (n) DETACH DELETE n $$) AS (n agtype)", ['detach-delete']],
    [
      "PREPARE p(agtype) AS SELECT * FROM cypher('g', $q$ RETURN timestamp() $q$, $1) AS (n agtype)",
      ['timestamp'],
    ],
    [
      `CREATE FUNCTION f() RETURNS SETOF agtype LANGUAGE sql /* of Cypher */ AS $f$
         SELECT * FROM cypher('g', $q$ RETURN timestamp() $q$) AS (n agtype)
       $f$`,
      ['timestamp'],
    ],
    ["DO $x$ BEGIN PERFORM create_complete_graph('cgx', 3, 'E', 'V'); END $x$", ['complete-graph']],
    ["DO LANGUAGE plpgsql $x$ BEGIN PERFORM '1'::graphid; END $x$", ['graphid-text']],
    ["SELECT 1 AS a, $$ create_complete_graph('g') $$ AS text", []],
    ["SELECT left(name, 3) FROM cypher('g', $$ MATCH (n) RETURN n.name $$) AS (name text)", []],
  ])('checks %s', (sql, expected) => {
    expect(guardSql(sql).map((form) => form.id)).toEqual(expected);
  });
});

const codeOf = (safe: string): readonly string[] => safe.split('`').filter((_, index) => index % 2 === 1);

it('gives every form a warning and a safe form, and the safe Cypher is not flagged', () => {
  for (const form of guardForms.values()) {
    expect(form.warning).toMatch(/in-browser engine/);
    expect(codeOf(form.safe)).not.toEqual([]);
  }
  const safe = (id: GuardFormId): readonly string[] => codeOf(guardForms.get(id)?.safe ?? '');
  const cypher = [...safe('detach-delete'), ...safe('to-string-list'), ...safe('merge-bound-vertex')];
  expect(cypher.map(ids)).toEqual([[], [], [], []]);
});

it('quotes the graph name in the query for broken edges', () => {
  expect(danglingEdgesQuery('my"graph')).toContain('FROM "my""graph"._ag_label_edge e');
});

it('checks 200,000 nested calls without copying the rest of the statement for each, which would take minutes', () => {
  expect(ids(`RETURN ${'f('.repeat(200_000)}left(a, 1`)).toEqual(['text-slice']);
});
