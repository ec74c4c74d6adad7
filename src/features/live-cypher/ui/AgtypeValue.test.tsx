// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parseAgtype } from '../../agtype/agtype';
import { AgtypeValue } from './AgtypeValue';

afterEach(cleanup);

const hub = '{"id": 1, "label": "Part", "properties": {"name": "Hub"}}::vertex';
const spoke = '{"id": 2, "label": "Part", "properties": {"name": "Spoke"}}::vertex';
const edge = (from: number, to: number): string =>
  `{"id": 3, "label": "HAS_PART", "end_id": ${to}, "start_id": ${from}, "properties": {}}::edge`;

test.each([
  [edge(1, 2), /Hub.*-\[.*\]->.*Spoke/],
  [edge(2, 1), /Hub.*<-\[.*\]-[^>]*Spoke/],
])('a path shows the direction of its edge, %s', (between, shown) => {
  const path = parseAgtype(`[${hub}, ${between}, ${spoke}]::path`);
  const { container } = render(<AgtypeValue value={path} />);
  expect(container.textContent).toMatch(shown);
});

test.each([
  ['"O\'Brien"', "O'Brien"],
  ['""', "''"],
  ['" "', "' '"],
  ['["1", "2"]', "['1', '2']"],
  ['[1, 2]', '[1, 2]'],
  [`["a', 'b"]`, String.raw`['a\', \'b']`],
  ['{"a: 1, b": "x"}', "{`a: 1, b`: 'x'}"],
])('%s is shown as %s', (agtype, text) => {
  const { container } = render(<AgtypeValue value={parseAgtype(agtype)} />);
  expect(container.textContent).toBe(text);
});
