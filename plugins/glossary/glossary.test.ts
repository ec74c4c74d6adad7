import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { termById, terms } from '../../glossary';
import { Stop } from '../repository-files/stop';
import glossary from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(glossary);
  const file = { path: `${process.cwd()}/docs/a.mdx`, value: source };
  return processor.runSync(processor.parse(source), file);
}

describe('glossary links', () => {
  it('give the first use of a term its definition and turn further uses into text', () => {
    const tree = run('An [edge](glossary:edge) and another [*edge*](glossary:edge).');
    expect(tree.children[0]).toMatchObject({
      type: 'paragraph',
      children: [
        { value: 'An ' },
        {
          type: 'mdxJsxTextElement',
          name: 'GlossaryTerm',
          attributes: [
            { name: 'id', value: 'edge' },
            { name: 'term', value: 'Edge' },
            { name: 'definition', value: termById.get('edge')?.short },
          ],
          children: [{ type: 'text', value: 'edge' }],
        },
        { value: ' and another ' },
        { type: 'emphasis' },
        { value: '.' },
      ],
    });
  });

  it('leave other links unchanged', () => {
    const tree = run('[a](https://example.org) [b](./b.md) [c]\n\n[c]: https://example.org');
    expect(JSON.stringify(tree)).not.toContain('GlossaryTerm');
  });

  it.each([
    [
      'An unknown\nterm: [x](glossary:vertx).',
      'docs/a.mdx:2: There is no glossary term "vertx". Did you mean "vertex"',
    ],
    [
      '[x](glossary:zzzzzz)',
      'docs/a.mdx:1: There is no glossary term "zzzzzz". All ids are in glossary/README.md.',
    ],
    ['## The *[edge](glossary:edge)*', 'docs/a.mdx:1: A heading cannot hold the glossary link to "edge".'],
    ['- [](glossary:edge)', 'docs/a.mdx:1: The glossary link to "edge" has no text.'],
    [
      '[edge][e]\n\n[e]: glossary:edge',
      'docs/a.mdx:3: Write glossary links in place, as [text](glossary:edge).',
    ],
  ])('refuse %j', (source, message) => {
    expect(() => run(source)).toThrow(Stop);
    expect(() => run(source)).toThrow(message);
  });
});

describe('<Glossary />', () => {
  const page = JSON.stringify(run('# Glossary\n\n<Glossary />'));

  it('becomes one heading per term, with the term as anchor', () => {
    for (const { id } of terms) expect(page).toContain(`"hProperties":{"dataFilterText":"","id":"${id}"}`);
  });

  it('imports its components, so that other pages do not load them', () => {
    expect(page).toContain("from '@site/src/features/glossary/GlossaryPage'");
    expect(JSON.stringify(run('text'))).not.toContain('GlossaryPage');
  });

  it('lists its letters in the order of its sections', () => {
    const [letters = ''] = /(?<="letters","value":")[^"]+/.exec(page) ?? [];
    const sections = [...page.matchAll(/"name":"letter","value":"(.)"/g)].map(([, letter]) => letter);
    expect(letters.split(' ')).toEqual(sections);
    expect(page).toContain('"hProperties":{"id":"letter-a"}');
    expect(sections.length).toBeGreaterThan(10);
  });

  it('has each term once, below the letter it begins with', () => {
    const found = [...page.matchAll(/"name":"(letter|term)","value":"([^"]+)"/g)];
    let letter = '';
    const below: (readonly [string, string])[] = [];
    for (const [, kind, value = ''] of found) {
      if (kind === 'letter') letter = value;
      else below.push([letter, value]);
    }
    expect(below.map(([, term]) => term).sort()).toEqual(terms.map(({ term }) => term).sort());
    expect(below.filter(([above, term]) => term.charAt(0).toUpperCase() !== above)).toEqual([]);
  });

  it('links a term to related terms and to its page', () => {
    const text = (value: string): object => ({ type: 'text', value });
    const link = (url: string, title: string): object => ({ type: 'link', url, children: [text(title)] });
    const others = [text('See also: '), link('#edge', 'Edge'), text(', '), link('#label', 'Label')];
    expect(page).toContain(JSON.stringify(others).slice(0, -1));
    const route = '/docs/getting-started/first-graph';
    const [, title = ''] =
      new RegExp(`"url":"${route}","children":\\[{"type":"text","value":"([^"]+)`).exec(page) ?? [];
    expect(page).toContain(JSON.stringify([text('Read on: '), link(route, title), text('.')]));
  });

  it('lists the aliases of a term', () => {
    const several = terms.find(({ aliases }) => aliases.length > 1);
    expect(page).toContain(`"name":"aliases","value":"${several?.aliases.join('; ') ?? 'none'}"`);
  });

  it.each(['<Glossary all />', '<Glossary>\nwords\n</Glossary>', 'In a line: <Glossary />'])(
    'is refused as %j, with page and line',
    (source) => {
      expect(() => run(`Text.\n\n${source}\n`)).toThrow(Stop);
      expect(() => run(`Text.\n\n${source}\n`)).toThrow(
        'docs/a.mdx:3: Write <Glossary /> on a line of its own, as it is.',
      );
    },
  );

  it('contains samples as code and parses definitions as inline Markdown', () => {
    expect(page).toContain(
      JSON.stringify({ type: 'code', lang: 'cypher', value: termById.get('vertex')?.example?.code }),
    );
    expect(page).toContain('{"type":"inlineCode","value":"HAS_PART"');
  });
});
