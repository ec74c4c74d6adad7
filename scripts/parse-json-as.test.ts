import { expect, it } from 'vitest';
import { z } from 'zod';
import { Stop } from './fail';
import { parseJsonAs } from './parse-json-as';

const shape = z.array(z.strictObject({ name: z.string() }));
const parse = (text: string): unknown => parseJsonAs(shape, text, 'a.json', 'Correct it.');

it('returns a value of the expected shape', () => {
  expect(parse('[\n{ "name": "x" }\n]')).toEqual([{ name: 'x' }]);
});

it('names the line of each value that does not have the expected shape', () => {
  expect(() =>
    parse('[\n{ "name": "x" },\n{ "name": 1 },\n{\n "name": "y",\n "nmae": "z"\n},\n{}\n]'),
  ).toThrow(
    new Stop(
      [
        'a.json:3: Invalid input: expected string, received number at [1].name.',
        'a.json:6: Unrecognized key: "nmae" at [2].',
        'a.json:8: Invalid input: expected string, received undefined at [3].name.',
        'Correct it.',
      ].join('\n'),
    ),
  );
  expect(() => parse('\n{}')).toThrow(
    new Stop('a.json:2: Invalid input: expected array, received object.\nCorrect it.'),
  );
});

it('names the line at which the text stops being JSON', () => {
  expect(() => parse('[\n{]')).toThrow(/^a\.json:2: This is no JSON: .* Correct it\.$/);
});
