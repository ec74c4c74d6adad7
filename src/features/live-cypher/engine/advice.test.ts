import { expect, test } from 'vitest';
import { adviseOn } from './advice';

test.each([
  ['MATCH (n:Part {name: "Hub" RETURN n', 'The { in line 1, column 15 is not closed.'],
  ['MATCH (n:Part {name: "Hub") RETURN n', 'The { in line 1, column 15 is not closed.'],
  ['MATCH (n:Part)\nMATCH (m:Part RETURN n', 'The ( in line 2, column 7 is not closed.'],
  ['MATCH (p)-[:HAS_PART>(q) RETURN p', 'The [ in line 1, column 11 is not closed.'],
  ["MATCH (n {name: '🚲'}), (m RETURN n", 'The ( in line 1, column 24 is not closed.'],
  ["MATCH (n {name: '('}) RETRUN n", null],
  ['MATCH (n)) RETURN n', null],
])('names the bracket that is not closed, if there is one: %s', (cypher, advice) => {
  expect(adviseOn('syntax error at or near "RETURN"', cypher)).toBe(advice);
});

test('advises on CREATE INDEX and on a number after AS, even if the error is not at a word', () => {
  expect(adviseOn('syntax error at end of input', 'CREATE INDEX')).toContain('has no CREATE INDEX');
  expect(adviseOn('syntax error at or near "("', 'CREATE INDEX (p)')).toContain('has no CREATE INDEX');
  expect(adviseOn('syntax error at or near "1.5"', 'RETURN 1 AS 1.5')).toContain('begins with a letter');
});

test('advises on an early end, operators, memory, parameters and functions, and on no other error', () => {
  expect(adviseOn('syntax error at end of input', 'MATCH (n:Part)')).toContain('RETURN');
  expect(adviseOn('syntax error at end of input', 'MATCH (n:Part) RETURN n.order')).toContain('keyword');
  expect(adviseOn('operator does not exist: agtype == agtype', '')).toContain('one equals sign');
  expect(adviseOn('invalid memory alloc request size 1610612736', '')).toContain('too large');
  expect(adviseOn('parameters argument is missing from cypher() function call', 'RETURN $a')).toContain(
    '$name',
  );
  expect(adviseOn('function soundex does not exist', 'RETURN soundex("a")')).toContain('no function');
  expect(adviseOn('function cypher(unknown, unknown) does not exist', '')).toBeNull();
  expect(adviseOn('arguments must resolve to a number', 'RETURN sum(p.name)')).toContain('toFloat');
  expect(adviseOn('division by zero', '')).toBeNull();
  expect(adviseOn('schema "apoc" does not exist', 'RETURN apoc.version()')).toBeNull();
});

test.each([
  ['SKIP', 'MATCH (p) RETURN p LIMIT 2 SKIP 1', 'SKIP goes before LIMIT.'],
  ['where', 'MATCH (p) RETURN p.name where p.name = 1', 'WHERE goes before RETURN.'],
  ['OFFSET', 'MATCH (p) RETURN p LIMIT 2 OFFSET 1', 'Cypher says SKIP for OFFSET, and says it before LIMIT.'],
  ['SELECT', 'SELECT 1', 'This is SQL. Only Cypher runs here: the text between the $$ of a cypher() call.'],
  [
    'drop',
    'drop graph bicycle',
    'This is SQL. Only Cypher runs here: the text between the $$ of a cypher() call.',
  ],
  ['update', 'MATCH (p) update', null],
  [
    'GROUP',
    'MATCH (p) RETURN p.kind GROUP BY p.kind',
    'Cypher has no GROUP BY: it groups by what is in RETURN beside count() or collect().',
  ],
  [
    'HAVING',
    'MATCH (p) RETURN p.kind, count(p) HAVING count(p) > 1',
    'Cypher has no HAVING: compute with WITH, then filter with WHERE.',
  ],
  ['MATCH', 'MATCH (p) RETURN p\nMATCH (q) RETURN q', 'RETURN ends a statement, and one runs at a time.'],
  ['MATCH', 'CREATE (p) MATCH (q) RETURN q', null],
  [
    'FOR',
    'CREATE INDEX FOR (p:Part) ON (p.sku)',
    'Cypher in AGE has no CREATE INDEX: write it in SQL, on the table of the label.',
  ],
  [
    'sku',
    'create constraint sku FOR (p:Part) REQUIRE p.sku IS UNIQUE',
    'Cypher in AGE has no CREATE CONSTRAINT: write it in SQL, on the table of the label.',
  ],
  [
    'part_sku',
    'CREATE INDEX part_sku IF NOT EXISTS FOR (p:Part) ON (p.sku)',
    'Cypher in AGE has no CREATE INDEX: write it in SQL, on the table of the label.',
  ],
  ['-', '-- all\nMATCH (p) RETURN p', 'Comments are // and /* */ in Cypher.'],
  ['-', 'MATCH (p) RETURN p.name AS name -- all', 'Comments are // and /* */ in Cypher.'],
  ['all', 'MATCH (p) -- all parts\nRETURN p', 'Comments are // and /* */ in Cypher.'],
  ['-', "MATCH (p:Dash-ed {sku: 'a--b'}) RETURN p", null],
  ['-', 'MATCH (p:Dash-ed) -- (q) RETURN p', null],
  ['-', 'MATCH (p:Dash-ed)--\n  (q) RETURN p', null],
  ['-', 'MATCH (p:Dash-ed) RETURN p', null],
  ['-', 'MATCH (p:Dash-ed)\n--(q) RETURN p', null],
  [
    'count',
    'MATCH (p) RETURN count(p) AS count',
    'count is a keyword: give the column another name, or write it in backticks, `count`.',
  ],
  [
    '"Part name"',
    'MATCH (p) RETURN p.name AS "Part name"',
    'A name after AS is written in backticks, or without quotes.',
  ],
  [
    "'part'",
    "MATCH (p) RETURN p.name as 'part'",
    'A name after AS is written in backticks, or without quotes.',
  ],
  [
    ',',
    "MATCH (p) WHERE p.name in ('Hub', 'Spoke') RETURN p",
    'A list is written in square brackets: IN [1, 2].',
  ],
  [',', 'MATCH (p), , (q) RETURN p', null],
  ['WHERE', 'MATCH (p) WHERE WHERE p.name = 1 RETURN p', null],
  ['RETRUN', 'MATCH (p) RETRUN p', 'Did you mean RETURN by RETRUN?'],
])('advises on an error at %s if the word is in the wrong place: %s', (word, cypher, advice) => {
  expect(adviseOn(`syntax error at or near "${word}"`, cypher)).toBe(advice);
});

test.each([
  'ALTER TABLE part ADD cost int',
  'BEGIN',
  'COMMIT',
  'DROP INDEX part_sku',
  'INSERT INTO part VALUES (1)',
  'ROLLBACK',
  'START TRANSACTION',
  'TRUNCATE part',
  'UPDATE part SET cost = 1',
])('recognises SQL: %s', (sql) => {
  expect(adviseOn(`syntax error at or near "${sql.split(' ')[0] ?? ''}"`, sql)).toContain('This is SQL.');
});

test.each(['OPTIONAL MATCH (q)', 'UNWIND [1] AS x', 'WITH p', 'CREATE (q)', 'MERGE (q)', 'RETURN p'])(
  'says that RETURN ends a statement before %s',
  (rest) => {
    const [word = ''] = rest.split(' ');
    expect(adviseOn(`syntax error at or near "${word}"`, `MATCH (p) RETURN p ${rest}`)).toContain(
      'RETURN ends a statement',
    );
  },
);

test.each([
  ['syntax error at or near "RETURN\u00a01"', 'A space there'],
  ['syntax error at or near "RETURN\u200b"', 'cannot be seen'],
  ['syntax error at or near "\ufeffRETURN"', 'cannot be seen'],
  ['syntax error at or near "wheel\u201d"', 'quotation mark'],
  ['could not find rte for \u201cHub\u201d', 'quotation mark'],
  ['could not find rte for \u2019Hub\u2019', 'quotation mark'],
])('points out a character that comes with pasted text: %s', (message, advice) => {
  expect(adviseOn(message, 'RETURN 1')).toContain(advice);
});

test('accepts any character in a quoted text, and a name of plain letters', () => {
  expect(adviseOn('syntax error at or near "\'a\u00a0\u201cb\u201d\'"', 'RETURN 1')).toBeNull();
  expect(adviseOn('could not find rte for part', 'RETURN part')).toBeNull();
});
