import { StreamLanguage } from '@codemirror/language';
import { highlightCode, tagHighlighter } from '@lezer/highlight';
import { expect, test } from 'vitest';
import { cypherTokens, tokenTags } from './cypher-tokens';

const language = StreamLanguage.define(cypherTokens);
const names = tagHighlighter(Object.entries(tokenTags).map(([kind, tag]) => ({ tag, class: kind })));

/** Each coloured piece as `kind:text`; text in the plain colour is left out. */
function read(cypher: string): readonly string[] {
  const pieces: string[] = [];
  highlightCode(
    cypher,
    language.parser.parse(cypher),
    names,
    (text, kind) => kind && pieces.push(`${kind}:${text}`),
    () => undefined,
  );
  return pieces;
}

test.each<[string, readonly string[]]>([
  ['MATCH (n) return n', ['keyword:MATCH', 'keyword:return']],
  ["MATCH (:Part {name: 'Hub'})", ['keyword:MATCH', 'type:Part', "string:'Hub'"]],
  ['-[has:HAS_PART*1..3]->', ['type:HAS_PART', 'number:1', 'number:3']],
  ['(o:Order)', ['type:Order']],
  ['n.order + n.name', []],
  ['count(path) AS routes', ['function:count', 'keyword:AS']],
  ['{sku: $sku, cost: 1.5e-3, gone: null}', ['constant:$sku', 'number:1.5e-3', 'constant:null']],
  ['(n:`Spare part`)', ['type:`Spare part`']],
  ['(n:`a``b`)', ['type:`a``b`']],
  ["RETURN n.name AS `it's`\nRETURN", ['keyword:RETURN', 'keyword:AS', 'keyword:RETURN']],
  ["`a``'` + 'x'", ["string:'x'"]],
  ["`` + 'x'", ["string:'x'"]],
  ["`\\` + 'x'", ["string:'x'"]],
  ['n.`MATCH (1)` // x', ['comment:// x']],
  ['n // MATCH', ['comment:// MATCH']],
  ["'it\\'s' + x", ["string:'it\\'s'"]],
  ['matching', []],
])('colours %s', (cypher, pieces) => {
  expect(read(cypher)).toEqual(pieces);
});

test('strings, comments and quoted names continue over line ends, and an unclosed one to the end', () => {
  expect(read('/* MATCH\nRETURN */ n')).toEqual(['comment:/* MATCH', 'comment:RETURN */']);
  expect(read("'one\ntwo' MATCH")).toEqual(["string:'one", "string:two'", 'keyword:MATCH']);
  expect(read("RETURN 'open\nMATCH")).toEqual(['keyword:RETURN', "string:'open", 'string:MATCH']);
  expect(read("AS `one\n\n'two` MATCH")).toEqual(['keyword:AS', 'keyword:MATCH']);
  expect(read('(:`one\ntwo` {a: 1})')).toEqual(['type:`one', 'type:two`', 'number:1']);
  expect(read('RETURN `open\nMATCH')).toEqual(['keyword:RETURN']);
});

test('reads any text to its end', () => {
  const odd = '\\ § 🚲 "\\';
  expect(read(odd).join('')).toContain('"\\');
  expect(read(`\`${odd}`)).toEqual([]);
});
