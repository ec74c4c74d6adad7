import { describe, expect, it } from 'vitest';
import { cutSql, findCypherCalls, findRoutineBodies, splitSql } from './statement-sql';

describe('splitSql', () => {
  it.each<[string, readonly string[]]>([
    ['SELECT 1', ['SELECT 1']],
    ['SELECT 1;', ['SELECT 1']],
    ['SELECT 1; SELECT 2;', ['SELECT 1', 'SELECT 2']],
    ['SELECT 1;SELECT 2', ['SELECT 1', 'SELECT 2']],
    ['SELECT $Body$a;b$Body$; SELECT 2', ['SELECT $Body$a;b$Body$', 'SELECT 2']],
    [';;  ;', []],
    ['-- only a comment;', []],
    ["SELECT 'a;b', 'it''s;', ''; SELECT 2", ["SELECT 'a;b', 'it''s;', ''", 'SELECT 2']],
    ["SELECT E'a\\';b'; SELECT 2", ["SELECT E'a\\';b'", 'SELECT 2']],
    ["SELECT e'it''s \\';'; SELECT 2", ["SELECT e'it''s \\';'", 'SELECT 2']],
    ["SELECT E'', E'\\\n;', E'\\'', ';'; SELECT 2", ["SELECT E'', E'\\\n;', E'\\'', ';'", 'SELECT 2']],
    ["SELECT DATE'\\'; SELECT 2", ["SELECT DATE'\\'", 'SELECT 2']],
    ["SELECT '\\'; SELECT 2", ["SELECT '\\'", 'SELECT 2']],
    [
      'SELECT 1 AS "a;""b;"; SELECT 2, "c"; SELECT ""',
      ['SELECT 1 AS "a;""b;"', 'SELECT 2, "c"', 'SELECT ""'],
    ],
    ['SELECT $$a;b$$; SELECT $_x_1$ $$;$$ $_x_1$', ['SELECT $$a;b$$', 'SELECT $_x_1$ $$;$$ $_x_1$']],
    [
      'SELECT $cyp1$a;b$cyp1$; SELECT $\u00e9t\u00e9$a;b$\u00e9t\u00e9$',
      ['SELECT $cyp1$a;b$cyp1$', 'SELECT $\u00e9t\u00e9$a;b$\u00e9t\u00e9$'],
    ],
    [
      'SELECT $\u{1f6b2}$a;b$\u{1f6b2}$; SELECT e\u0301$$ AS a, 1; SELECT 2',
      ['SELECT $\u{1f6b2}$a;b$\u{1f6b2}$', 'SELECT e\u0301$$ AS a, 1', 'SELECT 2'],
    ],
    ['SELECT 1 /* a; /* b; */ c; */; SELECT 2', ['SELECT 1 /* a; /* b; */ c; */', 'SELECT 2']],
    ['SELECT 1 /* a */; SELECT 2 /* b/c; */', ['SELECT 1 /* a */', 'SELECT 2 /* b/c; */']],
    ['SELECT 1 -- a; b\n--\n; SELECT 2', ['SELECT 1 -- a; b\n--', 'SELECT 2']],
    [
      'EXECUTE p($1); SELECT a$b$c, a1$b$c, a_$b$c; SELECT 2',
      ['EXECUTE p($1)', 'SELECT a$b$c, a1$b$c, a_$b$c', 'SELECT 2'],
    ],
    ["SELECT 'open; SELECT 2", ["SELECT 'open; SELECT 2"]],
    ['SELECT $a$open; SELECT 2', ['SELECT $a$open; SELECT 2']],
    ['SELECT 1 /* open; SELECT 2', ['SELECT 1 /* open; SELECT 2']],
  ])('splits %s', (sql, statements) => {
    expect(splitSql(sql).map((s) => s.text)).toEqual(statements);
  });

  it('returns the line in which each statement begins', () => {
    const sql = '\n-- first\nSELECT 1;\n\nSELECT\n  2; SELECT 3;\n/* x\n*/ SELECT 4';
    expect(splitSql(sql).map((s) => [s.line, s.text])).toEqual([
      [3, 'SELECT 1'],
      [5, 'SELECT\n  2'],
      [6, 'SELECT 3'],
      [8, 'SELECT 4'],
    ]);
  });
});

it('splits a script of a megabyte', () => {
  const sql = `SELECT '${'a;'.repeat(300_000)}'; ${'SELECT 1; '.repeat(50_000)}`;
  expect(splitSql(sql)).toHaveLength(50_001);
});

it('cutSql returns pieces that make up the whole text, and says what each is', () => {
  const sql = "SELECT 'a' || \"b\" /* c */ -- d\n || $x$e$x$;E'f', $1";
  const pieces = cutSql(sql);
  expect(pieces.map(({ text }) => text).join('')).toBe(sql);
  expect(pieces.map(({ kind }) => kind).join(' ')).toBe(
    'code string code comment code comment code dollar semicolon string code',
  );
});

describe('findCypherCalls', () => {
  it('returns the Cypher of each call', () => {
    const sql = `SELECT * FROM cypher('g', $$ MATCH (n) RETURN n $$) AS (n agtype);
      SELECT * FROM ag_catalog.cypher ( 'bike shop' , $q$ RETURN '$$' $q$, $1) AS (a agtype);
      SELECT * FROM CYPHER('g',/* here */$$ RETURN 1 $$) AS (a agtype);
      SELECT $$ not cypher $$, mycypher('g', $$ no $$), cypher('g', 'no')`;
    expect(findCypherCalls(sql)).toEqual([' MATCH (n) RETURN n ', " RETURN '$$' ", ' RETURN 1 ']);
  });
});

it('findRoutineBodies returns the bodies of functions and of DO blocks', () => {
  const sql = `CREATE FUNCTION f() RETURNS text AS $$ one $$ LANGUAGE sql; DO $$ two $$;
    do  language  plpgsql  $x$ three $x$; SELECT $$ no $$ AS a, $$ no $$`;
  expect(findRoutineBodies(sql)).toEqual([' one ', ' two ', ' three ']);
});
