import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { readFrontMatter } from './read-yaml';

it.each([
  ['a: b: c', 2, 'Put a value that holds ": "'],
  ['a: 1\na: 2', 3, 'Keep one of the two fields.'],
  ['a: [b, c\nd: e', 3, 'Close each "[" with "]"'],
  ['a: [b, c', 3, 'Close each "[" with "]"'],
  ['a: "b', 3, 'Close the quotation marks.'],
  ["a: 'it's'", 2, 'in the other kind of them'],
  ['a: 1\n  b: 2', 3, 'Begin all fields in the same column'],
  ['a: @b', 2, 'begins with a sign such as @'],
  ['a b\nc: d', 3, 'Write each field as "name: value"'],
  ['a:\n\tb: 1', 3, 'Indent with blanks.'],
  ['a: "\\q"', 2, 'Put a value that holds "\\" in single quotes.'],
  ['a: *b', 2, 'Put a value that begins with *, & or ! in single quotes.'],
])('gives line and remedy for %j', (text, line, remedy) => {
  const { data, problem } = readFrontMatter(`---\n${text}\n---\nText.\n`);
  expect(data).toEqual({});
  expect(problem).toMatchObject({ line, remedy: expect.stringContaining(remedy) as string });
});

it('gives the reason in one line, for YAML and for front matter in JSON', () => {
  const reasonIn = (text: string) => readFrontMatter(text).problem?.reason;
  expect(reasonIn('---\na: 1\na: 2\n---\n')).toBe('duplicated mapping key');
  expect(reasonIn('---json\n{ a }\n---\n')).toMatch(/^[^\n]*JSON[^\n]*$/);
});

it('reports front matter without an end', () => {
  expect(readFrontMatter('---\na: 1\n\nText: more: of it.\n').problem).toEqual({
    line: 1,
    reason: 'it never ends',
    remedy: 'Write --- on a line of its own below the last field.',
  });
});

it('uses the same copy of the parser as Docusaurus', () => {
  const name = '@11ty/gray-matter';
  expect(require.resolve(name)).toBe(createRequire(require.resolve('@docusaurus/utils')).resolve(name));
});
