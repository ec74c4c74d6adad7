import { expect, test } from 'vitest';
import { quoteKey, quoteText } from './quote';

test.each([
  ['Hub', "'Hub'"],
  ['', "''"],
  ["O'Brien", String.raw`'O\'Brien'`],
  [String.raw`C:\new`, String.raw`'C:\\new'`],
  ['two\nlines', String.raw`'two\nlines'`],
  ['"Wheel"', `'"Wheel"'`],
])('the text %s is written %s', (text, quoted) => {
  expect(quoteText(text)).toBe(quoted);
});

test.each([
  ['leadDays', 'leadDays'],
  ['größe_2', 'größe_2'],
  ['a: 1, b', '`a: 1, b`'],
  ['2nd', '`2nd`'],
  ['`', '````'],
])('the key %s is written %s', (key, quoted) => {
  expect(quoteKey(key)).toBe(quoted);
});
