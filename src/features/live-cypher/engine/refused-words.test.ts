import { describe, expect, it, vi } from 'vitest';
import { refusalOf } from '../../../../plugins/age-engine/bicycle-engine';
import { adviseOn } from './advice';

/** A statement takes milliseconds, but the first boot of the engine on a machine runs initdb. */
vi.setConfig({ testTimeout: 180_000 });

/** The advice that a reader gets on a statement that the engine refuses. */
const adviceOn = async (cypher: string): Promise<string | null> => adviseOn(await refusalOf(cypher), cypher);

describe('a misspelt word', () => {
  it.each([
    ['MATCH (o:Order) RETRUN o', 'RETURN by RETRUN'],
    ['MACTH (p) RETURN p', 'MATCH by MACTH'],
    ['match (p) wehre p.x = 1 return p', 'WHERE by wehre'],
    ['MATCH (p) RETURN p ODER BY p.x', 'ORDER by ODER'],
    ['MATCH (p) RETURN p.name LIMTI 5', 'LIMIT by LIMTI'],
    ['MATCH (p) RETURN p ORDER BY p.name DSEC', 'DESC by DSEC'],
    ['MATCH (p) RETURN DISTICT p.name', 'DISTINCT by DISTICT'],
    ['MATCH (p:Part) RETURN DISTICT 5', 'DISTINCT by DISTICT'],
    ['MATCH (p) WHERE p.x = 1 ADN p.y = 2 RETURN p', 'AND by ADN'],
    ['OPTINAL MATCH (p) RETURN p', 'OPTIONAL by OPTINAL'],
    ['CRATE (p:Part)', 'CREATE by CRATE'],
    ["MATCH (p:Part) WHERE p.name CONTAIN 'H' RETURN p", 'CONTAINS by CONTAIN'],
    ['MATCH (p:Part) RETURN CASE WHEN p.cost > 1 THAN 1 ELSE 2 END', 'THEN by THAN'],
  ])('is corrected in %s', async (cypher, words) => {
    expect(await adviceOn(cypher)).toBe(`Did you mean ${words}?`);
  });
});

describe('a missing or superfluous part', () => {
  it.each([
    ['MATCH (p:Part) RETURN p.name p.cost', 'missing before p'],
    ['MATCH (p:Part) RETURN [p.name p.cost]', 'missing before p'],
    ["MATCH (p:Part) RETURN p.name 'n'", "missing before 'n'"],
    ["MATCH (p:Part) WHERE p.name = 'a' 'b' RETURN p", "missing before 'b'"],
    ["MATCH (p:Part) WHERE p.name = 'Hub' p.cost > 1 RETURN p", 'missing before p'],
    ["MATCH (p:Part {name: 'Hub' sku: 'x'}) RETURN p", 'missing before sku'],
    ['MATCH (p:Part) RETURN count(p) p.name', 'missing before p'],
    ['RETURN [1] p', 'missing before p'],
    ['MATCH (p:Part) RETURN p ORDER BY count(p) p.name', 'missing before p'],
    ['MATCH (p:Part) RETURN p ORDER BY p.name p.cost', 'missing before p'],
    ['MATCH (p:Part) WHERE exists(p.sku) p.cost = 1 RETURN p', 'missing before p'],
    ['MATCH (p:Part) RETURN p.name 5', 'missing before 5'],
    ['MATCH (p:Part `x`) RETURN p', 'missing before `x`'],
    ['MATCH (p:Part) CREATE (:Part {name: p.name, kind: p cost: 1})', 'missing before cost'],
    ['MATCH (p:Part) RETURN count(*) AS total parts', 'backticks: `total parts`'],
    ['MATCH (p:Part) RETURN count(*) AS total total', 'backticks: `total total`'],
    ["CREATE (p:Part name: 'x')", 'Properties are written in braces'],
    ["CREATE (:Part name: 'x')", 'Properties are written in braces'],
    ['MATCH (a)-[r:HAS_PART n: 1]->(b) RETURN b', 'Properties are written in braces'],
    ['MATCH (p:Part) RETURN', 'Something has to follow RETURN'],
    ['MATCH (p:Part) RETURN p AS', 'Something has to follow AS'],
    ['CREATE', 'Something has to follow CREATE'],
    ['MERGE', 'Something has to follow MERGE'],
    ['MATCH (p:Part) DELETE', 'Something has to follow DELETE'],
    ['MATCH (p:Part) REMOVE', 'Something has to follow REMOVE'],
    ['MATCH (p:Part) SET', 'Something has to follow SET'],
    ['CALL', 'Something has to follow CALL'],
    ['MATCH (p:Part) RETURN p.name,', 'Something has to follow ,'],
    ['RETURN [1, 2,]', 'The comma before ] is one too many'],
    ["CREATE (:Part {name: 'x',})", 'The comma before } is one too many'],
  ])('is named in %s', async (cypher, hint) => {
    expect(await adviceOn(cypher)).toContain(hint);
  });
});

it.each([
  'MATCH (p:Part) FROM p RETURN p',
  'MATCH (p:Part) WHERE p.cost BETWEEN 1 AND 2 RETURN p',
  "MATCH (p:Part) WHERE p.name LIKE 'H%' RETURN p",
  'MATCH (p:Part) RETURN p.name ORDER BY p.cost NULLS LAST',
  'MERGE (p:Part {sku: 1}) ON CREATE SET p.new = 1 ON MATCH SET p.new = 0',
  'MATCH (p:Part) RETURN p.kind AS kind, count(p) AS orders ORDER BY orders DESC DESC, kind',
  'MATCH (p:Part) RETURN p.kind AS kind, count(p) AS orders ORDER BY DESC orders, kind',
  'MATCH (p:Part) RETURN p. AS kind, p.name',
  'MATCH (p:Part) RETURN p.name AS AS name',
  'MATCH (p:Part {5 sku: 1}) RETURN p',
  'RETURN 1 +',
  'MATCH (p:Part) RETURN )',
  'MATCH (o:Order x) RETURN o',
  'MATCH (p:Part) SET p.cost =',
])('gives no advice where it would mislead: %s', async (cypher) => {
  expect(await adviceOn(cypher)).toBeNull();
});

describe('a function that AGE does not have', () => {
  it.each([
    ['RETURN len("a")', 'size()'],
    ['RETURN parseInt("5")', 'toInteger()'],
    ['RETURN now()', 'ISO text'],
    ['RETURN if(true, 1, 2)', 'CASE WHEN'],
    ['RETURN upper("a")', 'toUpper()'],
    ['RETURN toUper("a")', 'Did you mean toUpper()?'],
    ['RETURN lenght("a")', 'Did you mean length()?'],
    ['RETURN colect(1)', 'Did you mean collect()?'],
    ['RETURN rigth("a", 1)', 'Did you mean right()?'],
    ['RETURN group_concat(1)', 'collect() makes one list'],
    ['RETURN ifnull(1, 2)', 'coalesce()'],
    ['RETURN pow(2, 3)', '2 ^ 3'],
    ['RETURN concat("a", "b")', 'joined with +'],
    ['RETURN first([1])', 'head()'],
    ['RETURN lower("a")', 'toLower()'],
    ['RETURN mean(1)', 'avg()'],
    ['RETURN mod(7, 2)', '7 % 2'],
    ['RETURN random()', 'rand()'],
    ['RETURN str(1)', 'toString()'],
    ['RETURN substr("a", 0, 1)', 'substring(text, start, length)'],
    ['RETURN ceiling(1.5)', 'ceil()'],
    ['RETURN levenshtein("a", "b")', 'no function of this name'],
  ])('gets advice: %s', async (cypher, hint) => {
    expect(await adviceOn(cypher)).toContain(hint);
  });
});

describe('a value of the wrong kind', () => {
  it.each([
    ["MATCH (p:Part) WHERE p.name ~ 'H' RETURN p", '=~'],
    ['RETURN true && false', 'AND'],
    ['RETURN !true', 'NOT'],
    ['RETURN 1 => 2', '>='],
    ['MATCH (p:Part) WHERE count(p) > 1 RETURN p', 'in a WITH'],
    ['MATCH (p:Part) RETURN sum(count(p))', 'in a WITH'],
    ['MATCH (p:Part) RETURN count(DISTINCT p.name, p.cost)', 'count(DISTINCT [a, b])'],
    ["RETURN length('a')", 'size()'],
    ['MATCH path = (p)-[:HAS_PART]->() RETURN path.length', 'length(p)'],
    ['MATCH (p:Part) RETURN p.name[0]', 'substring'],
    ['MATCH (p:Part) SET p.cost += 1', 'SET p.count = p.count + 1'],
    ['MATCH (p:Part) DELETE p.name', 'REMOVE p.name'],
  ])('gets advice: %s', async (cypher, hint) => {
    expect(await adviceOn(cypher)).toContain(hint);
  });
});
