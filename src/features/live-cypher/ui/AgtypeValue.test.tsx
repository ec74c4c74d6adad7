// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parseAgtype } from '../agtype';
import { AgtypeValue } from './AgtypeValue';

afterEach(cleanup);

test.each([
  ['"O\'Brien"', "O'Brien"],
  ['""', "''"],
  ['["1", "2"]', "['1', '2']"],
  ['[1, 2]', '[1, 2]'],
  [`["a', 'b"]`, String.raw`['a\', \'b']`],
  ['{"a: 1, b": "x"}', "{`a: 1, b`: 'x'}"],
])('%s is shown as %s', (agtype, text) => {
  const { container } = render(<AgtypeValue value={parseAgtype(agtype)} />);
  expect(container.textContent).toBe(text);
});
