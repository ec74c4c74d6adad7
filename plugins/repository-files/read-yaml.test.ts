import { expect, it } from 'vitest';
import { readFrontMatter } from './read-yaml';

it.each([
  ['a: b: c', 2, 'Put values that hold ": " or "#" in quotes.'],
  ['a: 1\na: 2', 3, 'Keep one of the two fields.'],
  ['a: [b, c\nd: e', 3, 'Close each "[" with "]"'],
  ['a: [b, c', 3, 'Close each "[" with "]"'],
  ['a: "b', 3, 'Close the quotation marks.'],
  ["a: 'it's'", 3, 'in the other kind of them'],
  ['a: 1\n  b: 2', 3, 'Begin all fields in the same column'],
  ['a: @b', 2, 'put a value that begins with a sign such as @'],
  ['a: *b', 2, 'Put a value that begins with *, & or ! in single quotes.'],
])('tells what to do about %j', (text, line, remedy) => {
  const { data, problem } = readFrontMatter(`---\n${text}\n---\nText.\n`);
  expect(data).toEqual({});
  expect(problem).toMatchObject({ line, remedy: expect.stringContaining(remedy) as string });
});
