import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import type { Root } from 'mdast';
import { Stop } from '../repository-files/stop';
import diagrams from './index';

function run(markdown: string): Root {
  const file = { path: `${process.cwd()}/docs/patterns/index.mdx`, value: markdown };
  const processor = unified().use(remarkParse).use(remarkMdx).use(diagrams);
  return processor.runSync(processor.parse(markdown), file);
}

describe('diagrams', () => {
  it('gives the element its SVG and caption', () => {
    const [element] = run('<Diagram of="product-part" />\n').children;
    expect(element).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes: [
        { name: 'svg', value: expect.stringMatching(/^<svg role="img" .*<\/svg>$/) as string },
        { name: 'caption', value: expect.stringMatching(/\.$/) as string },
      ],
    });
  });

  it('names page, line and remedy for an unknown diagram', () => {
    expect(() => run('Text.\n\n<Diagram of="nope" />\n')).toThrow(Stop);
    expect(() => run('Text.\n\n<Diagram of="nope" />\n')).toThrow(
      /^docs\/patterns\/index\.mdx:3: There is no diagram "nope"\. .* Add src\/features\/diagrams\/svg\/nope\.svg\.$/,
    );
  });

  it.each([
    '<Diagram />',
    '<Diagram of={name} />',
    '<Diagram of="product-part" wide />',
    '<Diagram of="product-part">\n\nText\n\n</Diagram>',
  ])('refuses %s', (markdown) => {
    expect(() => run(`${markdown}\n`)).toThrow(Stop);
    expect(() => run(`${markdown}\n`)).toThrow('docs/patterns/index.mdx:1: Write <Diagram of="name" />');
  });
});
