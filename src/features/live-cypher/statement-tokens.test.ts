import { expect, test } from 'vitest';
import { keywordAt, tokenize } from './statement-tokens';

const cut = (cypher: string): readonly string[] =>
  tokenize(cypher).map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ['word', '_a1$ \u00fcn\u00ef part_of p2 cafe\u0301 \u0939\u093f\u0928\u094d\u0926\u0940 \u{1f6b2}'],
  ['number', '1 12 1. 10.5 .55 1e30 1.5E-3 2e+4'],
  ['parameter', '$_a1 $Name $\u00fc2 $part_of $a$b $\u{1f6b2}'],
  ['symbol', ':: .. <= >= <> =~ += < >'],
  ['string', `'a\\'b' "a\\"b" 'a"b' "a'b" 'a\\\\' "a\\\\" 'a\\'b\\'c' "a\\"b\\"c" 'a\\\nb' "a\\\nb" '' ""`],
  ['quoted', "`a` `a``b` `a``` `it's`"],
])('each text between spaces is one token of the kind "%s": %s', (kind, cypher) => {
  const texts = cypher.split(' ');
  expect(cut(cypher)).toEqual(texts.map((text) => `${kind} ${text}`));
});

test.each([
  ['1..3', ['number 1', 'symbol ..', 'number 3']],
  ['p.name', ['word p', 'symbol .', 'word name']],
  ['1e', ['number 1', 'word e']],
  ['$1', ['symbol $', 'number 1']],
  ['a // b\n/* c\n*/ d', ['word a', 'word d']],
  ['a //\n/**/ b // c\r, d', ['word a', 'word b', 'symbol ,', 'word d']],
  ['a /* b', ['word a']],
  ["a 'b c", ['word a', "string 'b c"]],
  ["a 'b\\", ['word a', "string 'b\\"]],
  ['a "b c', ['word a', 'string "b c']],
  ['a "b\\', ['word a', 'string "b\\']],
  ['a `b c', ['word a', 'quoted `b c']],
])('splits %s into tokens', (cypher, tokens) => {
  expect(cut(cypher)).toEqual(tokens);
});

test('a token has the number of brackets that are open around it', () => {
  expect(
    tokenize('a(b[c{d}])e)f')
      .map(({ text, depth }) => `${text}${depth}`)
      .join(' '),
  ).toBe('a0 (0 b1 [1 c2 {2 d3 }2 ]1 )0 e0 )0 f0');
});

test('keywordAt returns a word in capitals, unless it is a label, a property or in quotes', () => {
  const tokens = tokenize("match (n:Match) return n.match, `match`, 'match'");
  expect(tokens.flatMap((_, index) => keywordAt(tokens, index) ?? [])).toEqual(['MATCH', 'N', 'RETURN', 'N']);
});
