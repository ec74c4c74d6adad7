import type { PhrasingContent, Root } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { inlineElement } from '../mdx-nodes';

/** The parts of a Docusaurus page's `export const toc = […]` that are looked at here. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly key?: Node;
  readonly id?: Node;
  readonly init?: Node;
  readonly declaration?: Node;
  readonly declarations?: readonly Node[];
  readonly elements?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly data?: { readonly estree?: { readonly body: readonly Node[] } };
  value?: unknown;
  raw?: string;
}

/** Names that may not fit a line, outside of tags; shorter ones, such as PostgreSQL, stay whole. */
const longName = /[\w.]{14,}(?![^<]*>)/g;

/** Between the words of a name. */
export const seam = /(?<=[_.])(?=\w)|(?<=[a-z])(?=[A-Z])/g;

const breakNames = (text: string): string => text.replace(longName, (name) => name.replace(seam, '<wbr/>'));

const entriesOf = ({ data }: Node): readonly Node[] =>
  (data?.estree?.body ?? [])
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .filter(({ id }) => id?.name === 'toc')
    .flatMap(({ init }) => init?.elements ?? []);

const isEntryTitle = ({ key }: Node): boolean => key?.name === 'value' || key?.value === 'value';

function breakContents(blocks: readonly Node[]): void {
  for (const { properties = [] } of blocks.flatMap(entriesOf)) {
    const title = properties.find(isEntryTitle)?.value as Node | undefined;
    if (typeof title?.value !== 'string') continue;
    title.value = breakNames(title.value);
    delete title.raw;
  }
}

const breakText = (content: PhrasingContent): PhrasingContent[] =>
  content.type !== 'text'
    ? [content]
    : breakNames(content.value)
        .split('<wbr/>')
        .flatMap((value, index): PhrasingContent[] => [
          ...(index > 0 ? [inlineElement('wbr', {})] : []),
          { type: 'text', value },
        ]);

/** Remark plugin: names in a page's title, in its contents and in the list of declarations break between their words. */
export default function breakableNames(): Transformer<Root> {
  return (tree) => {
    breakContents(tree.children as readonly Node[]);
    // Docusaurus has put the title into a `<header>` by now.
    visit(tree, 'heading', (heading) => {
      if (heading.depth === 1) heading.children = heading.children.flatMap(breakText);
    });
    visit(tree, 'mdxJsxFlowElement', (element) => {
      // An entry of the list of all declarations, as `plugins/api-pages` writes it.
      if (element.name !== 'ApiEntry') return;
      visit(element, 'link', (link) => {
        link.children = link.children.flatMap(breakText);
      });
    });
  };
}
