import { expect, it, vi } from 'vitest';
import { refusalOf } from '../../../../plugins/age-engine/bicycle-engine';
import { adviseOn } from './advice';

/** A statement takes milliseconds, but the first boot of the engine on a machine runs initdb. */
vi.setConfig({ testTimeout: 180_000 });

/** The advice that a reader gets on a statement that the engine refuses. */
const adviceOn = async (cypher: string): Promise<string | null> => adviseOn(await refusalOf(cypher), cypher);

const list = 'use a list comprehension with size()';
const inEdge = 'The number of edges goes inside the edge';
const edge = 'An edge is -- or -->';
const behind = 'go after RETURN or WITH';

const refused: readonly (readonly [cypher: string, hint: string])[] = [
  ["LOAD CSV FROM 'file:///parts.csv' AS row RETURN row", 'no LOAD CSV'],
  ['SHOW INDEXES', 'no SHOW'],
  ['MATCH (p:Part) USING INDEX p:Part(sku) RETURN p', 'takes no USING'],
  ['PROFILE MATCH (p) RETURN p', 'EXPLAIN ANALYZE'],
  ['USE bicycle MATCH (p) RETURN p', 'named beside the statement'],
  ['CALL { MATCH (p:Part) RETURN p } RETURN p.name', 'no subquery after CALL'],
  ['MATCH (p:Part) CALL (p) { RETURN 1 AS n } RETURN n', 'no subquery after CALL'],
  ['CALL apoc.help("x")', 'no procedures'],
  ['CALL db.labels() YIELD label RETURN label', 'no procedures'],
  ['MATCH (a)-[:HAS_PART]->{1,3}(b) RETURN b', inEdge],
  ['MATCH (a)-[:HAS_PART]->+(b) RETURN b', inEdge],
  ['MATCH (a)-[:HAS_PART]->*(b) RETURN b', inEdge],
  ['MATCH ((a)-[:HAS_PART]->(b)){1,3} RETURN b', inEdge],
  ['RETURN all(x IN [1] WHERE x > 0)', list],
  ['MATCH (p:Part) WHERE any(x IN p.tags WHERE x = 1) RETURN p', list],
  ['RETURN none(x IN [1] WHERE x > 0)', list],
  ['RETURN single(x IN [1] WHERE x > 0)', list],
  ['RETURN reduce(s = 0, x IN [1] | s + x)', list],
  ['MATCH (p:Part&Product) RETURN p', 'A pattern names one label'],
  ['MATCH (p:!Part) RETURN p', 'A pattern names one label'],
  ["MATCH (p:Part WHERE p.sku = 'x') RETURN p", 'WHERE goes after the pattern'],
  ['MATCH (a)-[r:HAS_PART WHERE r.n > 1]->(b) RETURN b', 'WHERE goes after the pattern'],
  ["MATCH (p:Part {name = 'Hub'}) RETURN p", 'In braces a colon'],
  ["MATCH (p:Part {sku: 'x', name = 'Hub'}) RETURN p", 'In braces a colon'],
  ['MATCH (a)-(b) RETURN a', edge],
  ['MATCH (a)<-(b) RETURN a', edge],
  ['MATCH (a)->(b) RETURN a', edge],
  ["RETURN 'it''s'", "needs a backslash: 'it\\'s'"],
  ['MATCH (p:Part) LIMIT 5', behind],
  ['MATCH (p:Part) ORDER BY p.name RETURN p', behind],
  ['MATCH (p:Part) RETURN p.*', 'properties(p)'],
  ['MATCH p:Part RETURN p', 'in round brackets'],
  ['CREATE (:Part)-[]->(:Part)', 'created with its type'],
  ['RETURN 2 ** 3', '2 ^ 3'],
  ['MATCH (p:Part) WHERE NOT p.name RETURN p', 'IS NOT NULL'],
  ['MATCH (a)-[:HAS_PART]>(b) RETURN b', edge],
  ['MATCH (a)-[:HAS_PART{1,3}]->(b) RETURN b', inEdge],
  ['MATCH (a)-[:HAS_PART*1-3]->(b) RETURN b', 'is written *1..3'],
  ["CREATE p:Part {name: 'x'}", 'in round brackets'],
  ["MATCH (p:Part {name 'Hub'}) RETURN p", 'In braces a colon'],
  ["MATCH (p:'Part') RETURN p", 'A label or type is written without quotes'],
  ['MATCH (p:"Part") RETURN p', 'A label or type is written without quotes'],
  ["CREATE (p:Part {'name': 'x'})", 'In braces a name'],
  ["MATCH (p:Part) WHERE p.name IS 'Hub' RETURN p", 'IS asks for NULL'],
  ['MATCH (p:Part) WHERE p.cost IS 5 RETURN p', 'IS asks for NULL'],
  ["MATCH (p:Part) SET p.name = 'x' WHERE p.sku = '1'", 'before what is written'],
  ['MATCH (p:Part) RETURN TOP 5 p', 'LIMIT goes at the end'],
  ['MATCH (p:Part) RETURN p LIMIT 5, 10', 'SKIP 5 LIMIT 10'],
  ['FOR x IN [1, 2] RETURN x', 'UNWIND list AS item'],
  ['UNWIND [1, 2] RETURN 1', 'UNWIND list AS item'],
  ['UNWIND 1..3 AS x RETURN x', 'range(1, 3)'],
  ['MATCH (p:Part) RETURN CASE p.cost > 1 THEN 1 ELSE 2 END', 'after WHEN'],
  ['MATCH (p:Part) RETURN CASE WHEN p.cost > 1 THEN 1 ELSE 2', 'ends with END'],
  ['MATCH (p:Part) RETURN p.cost > 1 ? 1 : 2', 'CASE WHEN'],
  ["MATCH (p:Part) WHERE p.name NOT IN ['a'] RETURN p", 'before the whole'],
  ['MATCH (p:Part) WHERE p.name NOT NULL RETURN p', 'IS NOT NULL has it within'],
  ['MATCH (p:Part) WHERE NOT EXISTS p.name RETURN p', 'with IS NOT NULL'],
  ['MATCH (p:Part) RETURN p.name ORDER p.name', 'ORDER BY is two words'],
  ["MATCH (p:Part) WHERE p.name STARTSWITH 'H' RETURN p", 'two words'],
  ['MATCH (p:Part) SET p.cost == 1', 'one equals sign'],
  ['MATCH (p:Part) SET p {cost: 1}', 'SET p += { … }'],
  ['MATCH (p:Part, q:Part) RETURN p', 'its own brackets'],
  ['MATCH (p:Part) RETURN p.name SORT BY p.name', 'ORDER BY'],
  ['MATCH (p:Part) RETURN count(p) AS 1st', 'begins with a letter'],
  ['MATCH (p:Part) USING JOIN ON p RETURN p', 'takes no USING'],
  ['MATCH (p:Part) USING SCAN p:Part RETURN p', 'takes no USING'],
  ['MATCH (a)-[r:`HAS_PART`{1,3}]->(b) RETURN b', inEdge],
  ['RETURN all(`x` IN [1] WHERE `x` > 0)', list],
  ['MATCH (p:`Part`&Product) RETURN p', 'A pattern names one label'],
  ['MATCH (p:`Part` WHERE true) RETURN p', 'WHERE goes after the pattern'],
  ['MATCH (`p` WHERE true) RETURN `p`', 'WHERE goes after the pattern'],
  ['MATCH (WHERE true) RETURN 1', 'WHERE goes after the pattern'],
  ['MATCH (p:Part {name "Hub"}) RETURN p', 'In braces a colon'],
  ['MATCH (p:Part {`cost` 5}) RETURN p', 'In braces a colon'],
  ["MATCH (a)-[:'HAS_PART']->(b) RETURN b", 'A label or type is written without quotes'],
  ["CREATE (p:Part {sku: 'x', \"name\": 'x'})", 'In braces a name'],
  ['MATCH (p:Part) WHERE p.name IS NOT "Hub" RETURN p', 'IS asks for NULL'],
  ['RETURN "say ""hi"""', "needs a backslash: 'it\\'s'"],
  ['MATCH (p:Part) SKIP 5 RETURN p', behind],
  ['CREATE (p:Part) WHERE p.x = 1', 'before what is written'],
  ['MERGE (p:Part) WHERE p.x = 1', 'before what is written'],
  ['MATCH (p:Part) DELETE p WHERE p.x = 1', 'before what is written'],
  ['MATCH (p:Part) REMOVE p.x WHERE p.x = 1', 'before what is written'],
  ['UNWIND [1, 2] CREATE (:Part)', 'UNWIND list AS item'],
  ['UNWIND [1, 2] MATCH (p) RETURN p', 'UNWIND list AS item'],
  ['UNWIND [1, 2] MERGE (:Part)', 'UNWIND list AS item'],
  ['UNWIND [1, 2] OPTIONAL MATCH (p) RETURN p', 'UNWIND list AS item'],
  ['UNWIND [1, 2] UNWIND [3] AS x RETURN x', 'UNWIND list AS item'],
  ['UNWIND [1, 2] WITH 1 AS x RETURN x', 'UNWIND list AS item'],
  ["MATCH (p:Part) WHERE p.name ENDSWITH 'b' RETURN p", 'two words'],
  ['MATCH (`p`:`Part`, q:Part) RETURN q', 'its own brackets'],
  ['MATCH (p, q) RETURN p', 'its own brackets'],
  ['MERGE `p`:Part', 'in round brackets'],
];

it.each(refused)('gives advice on %s', async (cypher, hint) => {
  expect(await adviceOn(cypher)).toContain(hint);
});

// AGE refuses `NOT p.name` only once it reads a name. In lower case it reads none: no vertex has the label `part`.
it.each(refused.filter(([cypher]) => !cypher.includes('WHERE NOT p.name RETURN')))(
  'gives the same advice in lower case: %s',
  async (cypher, hint) => {
    expect(await adviceOn(cypher.toLowerCase())).toContain(hint);
  },
);

it.each([
  'MATCH (p:Part) RETURN p LIMIT LIMIT 5',
  'MATCH (p:Part) SET p:Sold RETURN p',
  'MATCH (p:Part), (q {x: 1}) SET p.name, p.sku = = 1 RETURN p',
  'RETURN 3 - (1) (2)',
  'MATCH (p:Part) WITH p LIMIT LIMIT 5 RETURN p',
  'CREATE (a) WITH a UNWIND [1] AS x WHERE x > 0 RETURN x',
  'UNWIND [1, 2] AS x RETURN RETURN x',
  'RETURN CASE WHEN 1 > 0 THEN THEN 1 END',
  'RETURN CASE WHEN 1 > 0 THEN 1 END +',
])('gives no advice where it would mislead: %s', async (cypher) => {
  expect(await adviceOn(cypher)).toBeNull();
});
