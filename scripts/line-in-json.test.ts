import { expect, it } from 'vitest';
import { lineInJson } from './line-in-json';

const json = `
{
  "a": [],
  "b": [
    { "name": "x", "is": true },
    {
      "name": "y: {[\\"",
      "is": null
    }
  ],
  "c": {
    "d": -1.5
  },
  "c.d": {}
}`;

it.each([
  [2, []],
  [3, ['a']],
  [4, ['b']],
  [5, ['b', 0, 'is']],
  [6, ['b', 1]],
  [8, ['b', 1, 'is']],
  [12, ['c', 'd']],
  [14, ['c.d']],
])('finds on line %i the value of %j', (line, path) => {
  expect(lineInJson(json, path)).toBe(line);
});

it.each([
  [2, ['none']],
  [3, ['a', 0, 'name']],
  [6, ['b', 1, 'none', 2]],
  [12, ['c', 'd', 'e']],
])('returns line %i, of the last value on the way, for the missing %j', (line, path) => {
  expect(lineInJson(json, path)).toBe(line);
});

it('returns the line of the last value of a repeated key, even if only the first value has the rest of the path', () => {
  const twice = '{\n"a \\"b\\"": { "c": 1 },\n"a \\"b\\"": {}\n}';
  expect(JSON.parse(twice)).toEqual({ 'a "b"': {} });
  expect(lineInJson(twice, ['a "b"'])).toBe(3);
  expect(lineInJson(twice, ['a "b"', 'c'])).toBe(3);
});
