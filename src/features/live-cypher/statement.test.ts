import { describe, expect, it } from 'vitest';
import { locateError, StatementError, wrapCypher } from './statement';

const columns = (cypher: string): readonly string[] => wrapCypher('g', cypher).columns;

describe('columns', () => {
  it.each<[string, readonly string[]]>([
    ['MATCH (n) RETURN n', ['n']],
    ['MATCH (n) RETURN n.name AS name, n.cost', ['name', 'n.cost']],
    ['match (n) return n.name as name', ['name']],
    ['RETURN DISTINCT n.name, count(*) ORDER BY n.name SKIP 1 LIMIT 2', ['n.name', 'count(*)']],
    ['MATCH (n) RETURN n.name AS name SKIP 1', ['name']],
    ['MATCH (n) RETURN n.name AS name LIMIT 2', ['name']],
    ['MATCH (n) RETURN n.as, n.kind AS k.x', ['n.as', 'n.kind AS k.x']],
    [
      'RETURN [x IN [1] WHERE x > 0 | x], EXISTS { MATCH (n) RETURN n LIMIT 1 } AS some',
      ['[x IN [1] WHERE x > 0 | x]', 'some'],
    ],
    ['RETURN 1 AS `two words`, 2 AS `a``b`', ['two words', 'a`b']],
    ['RETURN [1, 2, 3] AS list, {a: 1, b: [2, 3]} AS map', ['list', 'map']],
    ['RETURN \'a, b\' AS x, "RETURN y" AS z', ['x', 'z']],
    ["RETURN 'it\\'s, RETURN' AS a, 'b'", ['a', "'b'"]],
    ['RETURN CASE WHEN a > 1 THEN 2 ELSE 3 END, b', ['CASE WHEN a > 1 THEN 2 ELSE 3 END', 'b']],
    ['RETURN n.a, n.a, n.a', ['n.a', 'n.a_2', 'n.a_3']],
    ['RETURN a // one, two\n, b /* RETURN c, d */ AS e', ['a', 'e']],
    ['MATCH (n) WHERE EXISTS { MATCH (n)-->(m) RETURN m } RETURN n.x', ['n.x']],
    ['MATCH (n:Return {return: 1}) RETURN n.y', ['n.y']],
    ['MATCH (n) RETURN n.`order`', ['n.`order`']],
    ['RETURN 1 AS a UNION RETURN 2 AS b', ['a']],
    ['MATCH (n) RETURN  n . name', ['n . name']],
    ['RETURN x[1..2], [x IN y | x + 1]', ['x[1..2]', '[x IN y | x + 1]']],
    ['RETURN $limit AS wanted', ['wanted']],
    ['CALL sqrt(64) YIELD sqrt', ['sqrt']],
    ['CALL sqrt(64) YIELD sqrt AS root, x WHERE root > 1', ['root', 'x']],
    ['CALL sqrt(64)', ['sqrt']],
    ['CALL sqrt(toFloat(n))', ['sqrt']],
    ['CALL sqrt(64) YIELD sqrt RETURN sqrt * 2 AS twice', ['twice']],
    ['CREATE (:Part {sku: "a, b"})', ['result']],
    ['EXPLAIN MATCH (n) RETURN n, n.a', ['n', 'n.a']],
    ['RETURN a,', ['a', 'column_2']],
    ['RETURN 1 AS ``', ['column_1']],
    ['RETURN 1 AS cafe\u0301', ['cafe\u0301']],
  ])('of %s', (cypher, expected) => {
    expect(columns(cypher)).toEqual(expected);
  });

  it('are shortened to the 63 bytes that PostgreSQL keeps, and stay distinct', () => {
    const [long, whole] = ['é'.repeat(50), 'a'.repeat(63)];
    // 63 bytes, of which the ellipsis takes three.
    const cut = [`${'é'.repeat(30)}…`, `${'é'.repeat(29)}…_2`];
    expect(columns(`RETURN ${long}, ${long}, ${whole}`)).toEqual([...cut, whole]);
    expect(columns(`RETURN ${whole}a`)).toEqual([`${'a'.repeat(60)}…`]);
  });

  it('are numbered in a list of 20,000 equal ones, without trying every number for each: that would take minutes', () => {
    const all = columns(`RETURN ${Array.from({ length: 20_000 }, () => 'f()').join()}`);
    expect(all.slice(0, 3)).toEqual(['f()', 'f()_2', 'f()_3']);
    expect(all.at(-1)).toBe('f()_20000');
  });

  it('come with `returnsRows` if the statement has a RETURN, but not if it only writes', () => {
    expect(wrapCypher('g', 'CREATE (:A)').returnsRows).toBe(false);
    expect(wrapCypher('g', 'RETURN 1').returnsRows).toBe(true);
  });
});

describe('the SQL around the Cypher', () => {
  it('is the call that AGE documents', () => {
    expect(wrapCypher('bicycle', 'MATCH (n) RETURN n.name AS "x"').sql).toContain('agtype)');
    expect(wrapCypher('bicycle', 'RETURN 1 AS a, 2 AS b').sql).toBe(
      'SELECT * FROM cypher(\'bicycle\', $cypher$\nRETURN 1 AS a, 2 AS b\n$cypher$) AS ("a" agtype, "b" agtype)',
    );
  });

  it('cannot be broken out of by the Cypher', () => {
    const evil = "RETURN '$cypher$) AS (a agtype); DROP TABLE x; --' AS `a\" agtype); DROP`";
    const { sql, columns: names } = wrapCypher("o'g", evil);
    expect(sql).toBe(
      `SELECT * FROM cypher('o''g', $cypher1$\n${evil}\n$cypher1$) AS ("a"" agtype); DROP" agtype)`,
    );
    expect(names).toEqual(['a" agtype); DROP']);
    expect(wrapCypher('g', "RETURN '$cypher$ $cypher1$'").sql).toContain('$cypher2$)');
  });
});

describe('the order of rows', () => {
  it.each([
    ['MATCH (n) RETURN n ORDER BY n.name', true],
    ['MATCH (n) RETURN n ORDER  // x\n BY n.name DESC LIMIT 2', true],
    ['MATCH (n) RETURN n', false],
    ['MATCH (n) WITH n ORDER BY n.name RETURN n', false],
    ["RETURN 'ORDER BY'", false],
    ['RETURN EXISTS { MATCH (n) RETURN n ORDER BY n.name }', false],
    ['MATCH (n) RETURN n ORDER BY n.name UNION MATCH (m) RETURN m', false],
    ['CREATE (:A)', false],
  ])('is known from ORDER BY at the end of %s: %s', (cypher, ordered) => {
    expect(wrapCypher('g', cypher).ordered).toBe(ordered);
  });
});

describe('refusals', () => {
  it.each([
    ['', 'There is no statement here'],
    ['  // a comment\n/* and another */', 'There is no statement here'],
    ['MATCH (n) RETURN *', 'write the names instead of RETURN *'],
    ['MATCH (n) RETURN *, n.x AS x', 'write the names instead of RETURN *'],
    ["RETURN 1 AS a,\n'\0'", 'delete the one in line 2'],
    ["RETURN '\0',\n1 AS a", 'delete the one in line 1'],
  ])('of %j', (cypher, message) => {
    expect(() => wrapCypher('g', cypher)).toThrow(StatementError);
    expect(() => wrapCypher('g', cypher)).toThrow(message);
  });

  it('do not affect count(*) or multiplication', () => {
    expect(columns('RETURN count(*), 2 * 3')).toEqual(['count(*)', '2 * 3']);
  });

  it('leave open quotes and brackets to the engine', () => {
    expect(columns("RETURN 'open")).toEqual(["'open"]);
    expect(columns('RETURN (a, b')).toEqual(['(a, b']);
    expect(columns('RETURN a) AS b, c')).toEqual(['b', 'c']);
  });
});

it('reads a statement of a megabyte', () => {
  const text = 'x\\n'.repeat(300_000);
  expect(columns(`RETURN '${text}' AS a, "${text}`)).toEqual(['a', expect.stringContaining('"x')]);
  expect(columns(`RETURN [${'1, '.repeat(300_000)}2] AS list`)).toEqual(['list']);
  expect(columns(`RETURN 'ends in a backslash\\`)).toEqual(["'ends in a backslash\\"]);
});

describe('locateError', () => {
  const cypher = "MATCH (n {a: '🚲'})\nRETURN n.\n  oops";
  const wrapped = wrapCypher('bicycle', cypher);

  it('turns a position in the SQL into a place in the Cypher', () => {
    const position = Array.from(wrapped.sql.slice(0, wrapped.sql.indexOf('oops'))).length + 1;
    expect(locateError(wrapped, cypher, position)).toEqual({ line: 3, column: 3 });
    expect(locateError(wrapped, cypher, wrapped.cypherStart + 1)).toEqual({ line: 1, column: 1 });
  });

  it('counts characters, not UTF-16 code units', () => {
    const position = Array.from(wrapped.sql.slice(0, wrapped.sql.indexOf("'})"))).length + 1;
    expect(locateError(wrapped, cypher, position)).toEqual({ line: 1, column: 16 });
  });

  it('returns null for a position that is missing or outside the Cypher', () => {
    expect(locateError(wrapped, cypher, 3)).toBeNull();
    expect(locateError(wrapped, cypher, null)).toBeNull();
    expect(locateError(wrapped, cypher, 10_000)).toBeNull();
  });
});
