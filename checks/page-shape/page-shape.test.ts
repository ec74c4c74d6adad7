import { describe, expect, it } from 'vitest';
import { formatFinding } from '../finding';
import { pageOf } from '../passages/fixture';
import { readPagePassages } from '../passages/read-page';
import { checkHeadingCase } from './heading-case';
import { checkHeadingIds } from './heading-ids';
import { checkHeadingLevels } from './heading-levels';
import { checkOpening } from './opening';
import { checkReferences } from './references';
import { findSharedParagraphs } from './shared-paragraphs';

describe('checkReferences', () => {
  const told = (text: string) =>
    checkReferences(pageOf(text)).map(({ line, message }) => `${line}: ${message}`);

  it.each([
    'A [link][a] and a note[^1].\n\n[a]: ./a.mdx\n\n[^1]: A note.',
    'The first cell: `row[0][1]`, and [a](./a.mdx) [b](./b.mdx), [c].',
    '```ts\nconst [a] = b[0][1];\n```',
    'Write \\[text\\]\\[name\\], and \\[^a-z\\] for all others.',
    'Write \\[text\\]\\[name\\].\n\n```ts\n[text][name]\n```',
  ])('accepts %j', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('reports links and footnotes without a definition', () => {
    expect(told('Text\nand [a link][a], then\na note[^1].')).toEqual([
      '2: "[a link][a]" is no link: the page does not define [a].',
      '3: "[^1]" is no footnote: the page does not define [^1].',
    ]);
    expect(
      checkReferences(pageOf('[a link][a], a note[^1].')).map(({ remedy }) => remedy.split('. ')[0]),
    ).toEqual([
      'Write the address in place, as [text](./page.mdx), or [a]: and the address on a line of its own',
      'Write [^1]: and the note on a line of its own, or take it out',
    ]);
    expect(told('- Text and [a\n  link][a].\n\n> And [a\n> link][a].')).toHaveLength(2);
  });
});

describe('checkOpening', () => {
  it.each(['Text first.', 'import A from "./a"\n\nOne. Two. Three.', '---\ntitle: A\n---\n\nText.'])(
    'accepts %j',
    (text) => {
      expect(checkOpening(pageOf(text))).toEqual([]);
    },
  );

  it.each([
    ['## Heading\n\nText.', 'The page opens with a heading.'],
    ['# The title, which the front matter has\n\nText.', 'The page opens with a heading.'],
    ['- item', 'The page opens with a list.'],
    ['```ts\n1\n```', 'The page opens with a fence.'],
    [':::note\nText\n:::', 'The page opens with an admonition.'],
    ['<Limit id="a" />', 'The page opens with a component.'],
    ['One. Two. Three. Four.', 'The page opens with a paragraph of 4 sentences.'],
    ['', 'The page has no text.'],
  ])('reports the opening %j', (text, message) => {
    expect(checkOpening(pageOf(text)).map((finding) => finding.message)).toEqual([message]);
  });

  it('leaves a page that MDX cannot read to the check of fences', () => {
    expect(checkOpening(pageOf('Text with a stray {.'))).toEqual([]);
  });

  it('lets pages outside of docs and blog begin with their title', () => {
    expect(checkOpening(pageOf('# Glossary\n\nText.', { room: 'pages' }))).toEqual([]);
    expect(checkOpening(pageOf('# Glossary\n\n## More', { room: 'pages' }))).toHaveLength(1);
    for (const text of ['- item\n\nText.', '- item', '- item\n\nOne. Two. Three. Four.', '## More\n\nText.'])
      expect(checkOpening(pageOf(text, { room: 'pages' }))[0]?.message).toMatch(
        /opens with a (?:list|heading)\.$/,
      );
  });
});

describe('checkHeadingCase', () => {
  const find = (heading: string) =>
    readPagePassages(pageOf(`some Text.\n\n## ${heading}`)).flatMap(checkHeadingCase);

  it.each([
    'Start-up race {#start-up-race}',
    'Ask Apache AGE in Cypher',
    '1. Get the site running',
    'Two steps: First and second',
    '`toCypher` and TypeScript',
    'compareSchemas',
    '`Client`s in a pool',
    '`match`: What it finds',
  ])('accepts "%s"', (heading) => {
    expect(find(heading)).toEqual([]);
  });

  it.each([
    ['Start the Race', '"Race" begins with a capital'],
    ['`match` And More', '"And", "More" begins with a capital'],
    ['start here', 'begins with a small letter'],
  ])('reports "%s"', (heading, message) => {
    const [finding] = find(heading);
    expect(finding?.message).toContain(message);
    expect(finding).toMatchObject({ file: 'docs/a.mdx', line: 3 });
  });
});

describe('checkHeadingLevels', () => {
  const find = (text: string, room: 'docs' | 'pages' = 'docs') =>
    checkHeadingLevels(pageOf(text, { room })).map(formatFinding);

  it('accepts levels that go down one at a time, and up by any number', () => {
    expect(find('Text.\n\n## A\n\n### B\n\n#### C\n\n## D')).toEqual([]);
    expect(find('# Title\n\nText.\n\n## A', 'pages')).toEqual([]);
  });

  it('names the heading that skips a level, and the level it should have', () => {
    expect(find('Text.\n\n## A\n\n#### B')).toEqual([
      'docs/a.mdx:5: The heading "B" skips a level: it is of level 4 after one of level 2.\n    -> Write it with ###.',
    ]);
    expect(find('Text.\n\n### A')).toHaveLength(1);
  });

  it('reports a heading of the level of the title', () => {
    expect(find('Text.\n\n# A')).toEqual([
      `docs/a.mdx:3: The heading "A" is of the first level, which the page's title has.\n    -> Write it with ##.`,
    ]);
  });
});

describe('checkHeadingIds', () => {
  const target = pageOf('Text.\n\n## Two words\n\n## Third {#third}', { file: 'docs/b/b.mdx' });

  it('reports a linked heading that has no id of its own', () => {
    const page = pageOf('Text,\n[two](./b/b.mdx#two-words), [third](./b/b.mdx#third)');
    expect(checkHeadingIds([page, target]).map(formatFinding)).toEqual([
      'docs/b/b.mdx:3: docs/a.mdx:2 links to the heading "Two words", which has no id of its own.\n' +
        '    -> Write {#two-words} behind the heading, so that the link outlives its words.',
    ]);
  });

  it('reads links whose address is defined elsewhere on the page', () => {
    const page = pageOf('See [two][b].\n\n[b]: ./b/b.mdx#two-words');
    expect(checkHeadingIds([page, target])).toMatchObject([{ file: 'docs/b/b.mdx', line: 3 }]);
  });

  it('reads links within a page, and ignores links to other sites and routes', () => {
    const page = pageOf(
      '[a](#two-words) [b](https://x.example/#two-words) [c](/docs#two-words)\n\n## Two words',
    );
    expect(checkHeadingIds([page, target])).toHaveLength(1);
  });
});

describe('findSharedParagraphs', () => {
  const find = (one: string, two: string) =>
    findSharedParagraphs([
      ...readPagePassages(pageOf(one)),
      ...readPagePassages(pageOf(two, { file: 'docs/b.mdx' })),
    ]);
  const paragraph = 'Every row that comes back is text of the type agtype.';

  it('reports a paragraph on two pages, even with other line breaks', () => {
    expect(find(`A.\n\n${paragraph}`, paragraph.replace(' row ', '\nrow '))).toMatchObject([
      { file: 'docs/b.mdx', line: 1, message: 'The paragraph stands at docs/a.mdx:3, too.' },
    ]);
  });

  it('ignores the case of letters, compares paragraphs of eight words or more, and no headings', () => {
    expect(find(paragraph, paragraph.toUpperCase())).toHaveLength(1);
    expect(find('A row of eight words is told here.', 'A row of eight words is told here.')).toHaveLength(1);
    expect(find(`## ${paragraph}`, `## ${paragraph}`)).toEqual([]);
  });

  it('accepts short paragraphs, and paragraphs that differ in code', () => {
    expect(find('The rows that come back:', 'The rows that come back:')).toEqual([]);
    expect(find(`${paragraph} \`a\``, `${paragraph} \`b\``)).toEqual([]);
  });
});
