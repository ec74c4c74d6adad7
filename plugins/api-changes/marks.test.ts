import { describe, expect, it } from 'vitest';
import { diffTokens } from './diff-tokens';
import { markHtml } from './mark-html';

function marked(before: string, after: string): readonly [string, string] {
  const { removed, added } = diffTokens(before, after);
  return [markHtml(before, removed, 'del'), markHtml(after, added, 'ins')];
}

describe('diffTokens', () => {
  it.each([
    ['match(): A<T, L>', 'match(): B<T, L>', 'match(): <del>A</del>', 'match(): <ins>B</ins>'],
    ['x: number', 'x?: number | null', 'x: number', 'x<ins>?</ins>: number <ins>| null</ins>'],
    ["= 'a b'", "= 'c'", "= <del>'a b'</del>", "= <ins>'c'</ins>"],
    ['x', 'x: {\n  y;\n}', 'x', 'x<ins>: {</ins>\n  <ins>y;</ins>\n<ins>}</ins>'],
    ['f(a: 1,\n  b: 2)', 'f(a: 1, b: 2)', 'f(a: 1,\n  b: 2)', 'f(a: 1, b: 2)'],
    ['a b c d', 'b c d a', '<del>a</del> b c d', 'b c d <ins>a</ins>'],
    ['d a b c', 'a b c d', '<del>d</del> a b c', 'a b c <ins>d</ins>'],
  ])('marks the differing tokens of %j and %j', (before, after, old, now) => {
    // The angle brackets of generics would be taken for elements.
    const [left, right] = marked(before.replace(/<.*>/, ''), after.replace(/<.*>/, ''));
    expect([left, right]).toEqual([old, now]);
  });
});

describe('markHtml', () => {
  it('reopens the mark in each token and counts an entity as one character', () => {
    const html = '<span class=t>Map</span><span class=u>&lt;</span><a href="/x">K</a>&gt;';
    expect(markHtml(html, [{ from: 3, to: 5 }], 'ins')).toBe(
      '<span class=t>Map</span><span class=u><ins>&lt;</ins></span><a href="/x"><ins>K</ins></a>&gt;',
    );
  });

  it('returns HTML unchanged when there is nothing to mark', () => {
    expect(markHtml('a &amp; <b>c</b>', [], 'del')).toBe('a &amp; <b>c</b>');
  });
});
