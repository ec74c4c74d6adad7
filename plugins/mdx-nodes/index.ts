import type { Heading, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { Stop } from '../repository-files/stop';

type Attributes = Readonly<Record<string, string | undefined>>;

const parser = unified().use(remarkParse);

/** Cached: call-outs and terms repeat the same sentences on many pages, and parsing one takes milliseconds. */
const known = new Map<string, readonly PhrasingContent[]>();

/**
 * The inline content of one paragraph of Markdown, as nodes that the caller may change. Braces and angle brackets are
 * text: nothing is read as MDX.
 *
 * @throws Stop that holds the text, when it is anything else
 */
export function inline(markdown: string): PhrasingContent[] {
  const nodes = known.get(markdown) ?? parseInline(markdown);
  known.set(markdown, nodes);
  return structuredClone([...nodes]);
}

function parseInline(markdown: string): readonly PhrasingContent[] {
  const [first, ...others] = parser.parse(markdown).children;
  if (first?.type !== 'paragraph' || others.length > 0) {
    throw new Stop(
      `Write this as one paragraph of inline Markdown, without headings, lists and empty lines: ${JSON.stringify(markdown)}.`,
    );
  }
  return first.children;
}

function attributesOf(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes).flatMap(([name, value]): MdxJsxAttribute[] =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
  );
}

/** A component or element on lines of its own. Attributes are plain strings; undefined ones are left out. */
export function element(
  name: string,
  attributes: Attributes,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(attributes),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** A component inside a paragraph. */
export function inlineElement(
  name: string,
  attributes: Attributes,
  children: PhrasingContent[] = [],
): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributesOf(attributes), children };
}

/** A heading with an anchor of its own; it also appears in the page's table of contents. */
export function heading(
  depth: Heading['depth'],
  id: string,
  children: PhrasingContent[],
  properties: Readonly<Record<string, string>> = {},
): Heading {
  return { type: 'heading', depth, children, data: { hProperties: { ...properties, id } } };
}

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const link = (url: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children,
});
export const paragraph = (children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });

/** `import { names } from 'source'`, so that a component reaches only the pages that show it. */
export function importOf(names: readonly string[], source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import { ${names.join(', ')} } from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            source: { type: 'Literal', value: source, raw: `'${source}'` },
            attributes: [],
            specifiers: names.map((name) => ({
              type: 'ImportSpecifier',
              imported: { type: 'Identifier', name },
              local: { type: 'Identifier', name },
            })),
          },
        ],
      },
    },
  };
}

/** Puts items in a row, with the separator between them. */
export function join<T>(items: readonly T[], separator: T): T[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}
