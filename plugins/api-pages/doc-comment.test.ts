import type { Comment, CommentDisplayPart, Reflection } from 'typedoc';
import { expect, it } from 'vitest';
import { bareCode, escapeProse, type LinkFinder, plainSentence, readDoc, writeParts } from './doc-comment';

const client = { kind: 128, name: 'Client' } as unknown as Reflection;
const links: LinkFinder = {
  toReflection: (reflection) => (reflection === client ? './Client.md' : undefined),
  toDeclaration: () => undefined,
  toGuide: (route) => (route === 'guides/boxes' ? '../guides/boxes.md' : undefined),
};

const text = (words: string): CommentDisplayPart => ({ kind: 'text', text: words });
const code = (words: string): CommentDisplayPart => ({ kind: 'code', text: words });
const link = (words: string, target?: object | string): CommentDisplayPart =>
  ({ kind: 'inline-tag', tag: '@link', text: words, target }) as CommentDisplayPart;

it.each<[what: string, parts: readonly CommentDisplayPart[], written: string]>([
  ['text, with the signs escaped that MDX would read as code', [text(' A {b} <c>. ')], 'A \\{b\\} \\<c>.'],
  ['code, in which no sign is escaped', [code('`{ a: 1 }`'), text(' {b}')], '`{ a: 1 }` \\{b\\}'],
  [
    'escaped signs without another backslash, which would undo the escape',
    [text('\\{b\\} \\\\{c} \\<d>')],
    '\\{b\\} \\\\\\{c\\} \\<d>',
  ],
  [
    'text with a space before import and export, which MDX would read as code at the start of a line',
    [text('export it.\n\nimport it')],
    ' export it.\n\n import it',
  ],
  [
    'code, in which import and export stay as they are',
    [code('```ts\nimport a;\n```')],
    '```ts\nimport a;\n```',
  ],
  ['a link to an item', [link(' Client ', client)], '[`Client`](./Client.md)'],
  ['a link to an item without a page as code', [link('Other', { kind: 128 })], '`Other`'],
  ['a link to a name of another package as code', [link('Pool', { packageName: 'pg' })], '`Pool`'],
  ['a link without a target as code', [link('Nothing')], '`Nothing`'],
  [
    'a link to a guide, and only its text if the guide is missing',
    [text('[Boxes](guide:guides/boxes), [lids](guide:guides/lids)')],
    '[Boxes](../guides/boxes.md), lids',
  ],
])('writes %s', (_, parts, written) => {
  expect(writeParts(parts, links)).toBe(written);
});

it.each([
  ['`{a}` {b} ``c ` {d}``', '`{a}` \\{b\\} ``c ` {d}``'],
  ['```ts\nimport a;\n\na({});\n```\n{b}', '```ts\nimport a;\n\na({});\n```\n\\{b\\}'],
  // Backticks that Markdown does not pair.
  ['\\`{a}\\` ```{b}`', '\\`\\{a\\}\\` ```\\{b\\}`'],
  ['a ` b\n\n{c} `', 'a ` b\n\n\\{c\\} `'],
  ['\\{a} \\\\{b}', '\\{a\\} \\\\\\{b\\}'],
  ['export const a = 1', ' export const a = 1'],
])('escapes %j outside its code', (markdown, escaped) => {
  expect(escapeProse(markdown)).toBe(escaped);
});

it('reads summary and block tags of a comment, and leaves out empty ones', () => {
  const tag = (name: `@${string}`, ...content: readonly CommentDisplayPart[]) => ({ tag: name, content });
  const comment = {
    summary: [text('Opens.')],
    blockTags: [
      tag('@remarks', text('Slow.')),
      tag('@remarks', text(' ')),
      tag('@returns', text('A lid.')),
      tag('@throws', text('When shut.')),
      tag('@throws', text('When gone.')),
      tag('@example', code('```ts\nopen({ wide: true });\n```')),
      tag('@see', text('- One\n- Two')),
      tag('@defaultValue', code('```ts\n4\n```')),
      tag('@category', text('Core')),
    ],
  } as unknown as Comment;
  expect(readDoc(comment, links)).toEqual({
    summary: 'Opens.',
    remarks: ['Slow.'],
    returns: 'A lid.',
    throws: ['When shut.', 'When gone.'],
    examples: ['```ts\nopen({ wide: true });\n```'],
    see: ['One', 'Two'],
    defaultValue: '4',
  });
  const one = { summary: [], blockTags: [tag('@see', text('Boxes'))] } as unknown as Comment;
  expect(readDoc(one, links).see).toEqual(['Boxes']);
  expect(readDoc(undefined, links)).toEqual({
    summary: '',
    remarks: [],
    returns: undefined,
    throws: [],
    examples: [],
    see: [],
    defaultValue: undefined,
  });
});

it.each([
  ['`4`', '4'],
  ['```ts\n4\n```', '4'],
  ['4', '4'],
  // The outer pair of backticks is added again when the default is written.
  ['`4` or `5`', '4` or `5'],
])('strips backticks or fence from the default %j', (marked, bare) => {
  expect(bareCode(marked)).toBe(bare);
});

it.each([
  [
    'Opens [the `lid`](./Lid.md) of v0.3 \\{here\\}, *now*. Then shuts it.',
    'Opens the lid of v0.3 {here}, now.',
  ],
  ['Opens\nthe lid!', 'Opens the lid!'],
  ['Opens it', 'Opens it'],
  [' export it', 'export it'],
  ['Ends lines with \\n.', 'Ends lines with \\n.'],
])('returns the first sentence of %j as plain text', (markdown, sentence) => {
  expect(plainSentence(markdown)).toBe(sentence);
});
