import { expect, it } from 'vitest';
import { filterTree, readTree, writeTree } from './tree';

it.each([
  '@charset "utf-8";',
  '@layer one,two;.a{top:0}',
  '.a{top:0;&:hover{top:1px}left:0}',
  '.a{top:0!important;--b:1px}',
  '@media print{@supports (display:grid){.a,.b>c{grid-area:1/2}}}@layer end;',
])('writes %s as it was read', (css) => {
  expect(writeTree(readTree(css))).toBe(css);
});

it('does not write comments, rules without declarations and blocks without rules', () => {
  expect(writeTree(readTree('/* a */.a{/* b */}@media print{.b{}@layer c{}}.d{top:0}.e{}'))).toBe(
    '.d{top:0}',
  );
});

it('throws for invalid CSS', () => {
  expect(() => readTree('.a{top:0')).toThrow('Unclosed block');
});

it('filterTree removes nodes at any depth, and does not change the original tree', () => {
  const tree = readTree('@layer l{.a{top:0;left:0}}.b{top:0}');
  const isKept = (node: (typeof tree)[number]): boolean =>
    node.type !== 'declaration' || node.property !== 'top';
  expect(writeTree(filterTree(tree, isKept))).toBe('@layer l{.a{left:0}}');
  expect(writeTree(tree)).toBe('@layer l{.a{top:0;left:0}}.b{top:0}');
  expect(writeTree(filterTree(readTree('@layer one,two;.a{top:0;left:0}'), isKept))).toBe(
    '@layer one,two;.a{left:0}',
  );
});
