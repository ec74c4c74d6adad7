import { expect, it } from 'vitest';
import { hangLines } from './hang-lines';

it('wraps each line in an element with its indent', () => {
  expect(hangLines('a: {\n  b: <span class=k>c</span>;\n}')).toBe(
    '<span style="--indent:0">a: {</span>' +
      '<span style="--indent:2">b: <span class=k>c</span>;</span>' +
      '<span style="--indent:0">}</span>',
  );
});

it('closes elements at the end of a line and reopens them in the next', () => {
  expect(hangLines('a<del><i>b\n  c</i></del>')).toBe(
    '<span style="--indent:0">a<del><i>b</i></del></span><span style="--indent:2"><del><i>c</i></del></span>',
  );
});
