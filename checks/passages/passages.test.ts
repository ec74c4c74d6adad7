import { expect, test } from 'vitest';
import { pageOf } from './fixture';
import { readCommentPassages } from './read-comments';
import { readDataPassages } from './read-data';
import { readPagePassages } from './read-page';

const seen = (passages: ReturnType<typeof readPagePassages>) =>
  passages.map(({ kind, line, pieces }) => [kind, line, pieces.map(({ text }) => text).join('|')]);

test('the passages of a page are its front matter, headings, paragraphs and cells, without code and addresses', () => {
  const text = [
    '---',
    'title: Hubs',
    '---',
    '',
    'Ask `toCypher()` for',
    '[the text](./a.md).',
    '',
    '## Spokes {#spokes}',
    '',
    '```ts',
    'const mispelt = 1;',
    '```',
    '',
    '| A |',
    '| --- |',
    '| b |',
  ].join('\n');
  expect(seen(readPagePassages(pageOf(text, { frontMatter: { title: 'Hubs' } })))).toEqual([
    ['data', 2, 'Hubs'],
    ['paragraph', 5, 'Ask | for\n|the text|.'],
    ['heading', 8, 'Spokes'],
    ['cell', 14, 'A'],
    ['cell', 16, 'b'],
  ]);
});

test('a page that MDX cannot read has no passages besides its front matter', () => {
  expect(readPagePassages(pageOf('A <b'))).toEqual([]);
});

test('the passages of a data entry are its texts, each with its line', () => {
  const source = "[\n  {\n    id: 'a',\n    title: 'First words',\n    cause: 'Then `code` follows.',\n  }";
  const entry = { file: 'limits/x.ts', source, id: 'a', texts: ['First words', 'Then `code` follows.'] };
  expect(seen(readDataPassages(entry))).toEqual([
    ['data', 4, 'First words'],
    ['data', 5, 'Then | follows.'],
  ]);
});

test('the passages of a comment leave out tags, links and parameter names', () => {
  const source =
    '/**\n * Reads {@link Vertex}.\n *\n * @param vrtx - the vertex\n */\nexport function f(vrtx: V): void;';
  const words = readCommentPassages('api/x.d.ts', source).map(({ line, pieces }) => [
    line,
    pieces
      .map(({ text }) => text.replace(/ +/g, ' '))
      .join('')
      .trim(),
  ]);
  expect(words).toEqual([
    [2, 'Reads .'],
    [4, 'the vertex'],
  ]);
});
