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
])('line %i has %j', (line, path) => {
  expect(lineInJson(json, path)).toBe(line);
});

it.each([
  [2, ['none']],
  [3, ['a', 0, 'name']],
  [6, ['b', 1, 'none', 2]],
  [12, ['c', 'd', 'e']],
])('line %i is the nearest to %j', (line, path) => {
  expect(lineInJson(json, path)).toBe(line);
});

it('is that of the later of two values of one key, as JSON.parse has it, also where only the first leads on', () => {
  const twice = '{\n"a \\"b\\"": { "c": 1 },\n"a \\"b\\"": {}\n}';
  expect(JSON.parse(twice)).toEqual({ 'a "b"': {} });
  expect(lineInJson(twice, ['a "b"'])).toBe(3);
  expect(lineInJson(twice, ['a "b"', 'c'])).toBe(3);
});
