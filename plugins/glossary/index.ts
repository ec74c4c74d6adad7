import path from 'node:path';
import type { Root, RootContent } from 'mdast';
// Adds the types of JSX nodes to those of Markdown.
import type {} from 'remark-mdx';
import type { Transformer } from 'unified';
import { GROUP_TITLES, TERM_GROUPS, terms } from '../../glossary';
import { versionOf } from '../limits/page-version';
import { element, importOf } from '../mdx-nodes';
import { resolveRelated } from '../related-pages/resolve-related';
import { linkTerms } from './link-terms';
import { letterOf, writeEntries, type FindPage } from './write-entries';

const COMPONENTS = [
  'GlossaryPage',
  'GlossaryLetter',
  'GlossaryEntry',
  'GlossaryFacts',
  'GlossaryDefinition',
  'GlossaryExample',
  'GlossaryLinks',
];

interface Options {
  /** The repository's root. Default: the working directory. */
  readonly root?: string;
}

function writePage(root: string): RootContent[] {
  // The glossary has no version; it leads to the docs of the released one.
  const anchor = path.join(root, versionOf('src/pages').anchor);
  const findPage: FindPage = (route) => resolveRelated(root, anchor, [route])[0];
  const attributes = {
    letters: [...new Set(terms.map(letterOf))].sort().join(' '),
    groups: TERM_GROUPS.map((group) => `${group}=${GROUP_TITLES[group]}`).join(';'),
    total: String(terms.length),
  };
  return [
    importOf(COMPONENTS, '@site/src/features/glossary/GlossaryPage'),
    element('GlossaryPage', attributes, writeEntries(terms, findPage)),
  ];
}

/**
 * Remark plugin: `[text](glossary:id)` becomes a link with a hover card, `<Glossary />` becomes all entries.
 *
 * @throws Error naming the page, the line and near misses, for an unknown term.
 */
export default function glossary({ root = process.cwd() }: Options = {}): Transformer<Root> {
  return (tree, file) => {
    linkTerms(tree, path.relative(root, file.path).replaceAll(path.sep, '/'));
    tree.children = tree.children.flatMap((node) =>
      node.type === 'mdxJsxFlowElement' && node.name === 'Glossary' ? writePage(root) : [node],
    );
  };
}
