import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { Transformer } from 'unified';
import { GROUP_TITLES, TERM_GROUPS, terms } from '../../glossary';
import { versionOf } from '../limits/page-version';
import { element, importOf } from '../mdx-nodes';
import { faultAt } from '../mdx-nodes/fault-at';
import { findComponents, type JsxElement } from '../mdx-nodes/find-components';
import { placeOf } from '../mdx-nodes/place-of';
import { resolveRelated, type FindPage } from '../related-pages/resolve-related';
import { fileIn } from '../repository-files/file-in';
import { Stop } from '../repository-files/stop';
import { linkTerms } from './link-terms';
import { lettersOf, writeEntries } from './write-entries';

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

const isBare = ({ type, attributes, children }: JsxElement): boolean =>
  type === 'mdxJsxFlowElement' && attributes.length === 0 && children.length === 0;

function writePage(root: string): RootContent {
  // The glossary has no version; it leads to the docs of the released one.
  const anchor = path.join(root, versionOf('src/pages').anchor);
  const findPage: FindPage = (route) => resolveRelated(root, anchor, [route])[0];
  const attributes = {
    letters: lettersOf(terms).join(' '),
    groups: TERM_GROUPS.map((group) => `${group}=${GROUP_TITLES[group]}`).join(';'),
    total: String(terms.length),
  };
  return element('GlossaryPage', attributes, writeEntries(terms, findPage));
}

/**
 * Remark plugin: `[text](glossary:id)` becomes a link with a hover card, `<Glossary />` becomes all entries.
 *
 * @throws Stop naming the page, the line and near misses, for an unknown term, for a `<Glossary />` written otherwise, and for
 * a term whose texts are no inline Markdown
 */
export default function glossary({ root = process.cwd() }: Options = {}): Transformer<Root> {
  return (tree, file) => {
    linkTerms(tree, fileIn(root, file.path));
    const pages = findComponents(tree, file, ['Glossary']);
    for (const { node, replace } of pages) {
      try {
        if (!isBare(node)) throw new Stop('Write <Glossary /> on a line of its own, as it is.');
        replace([writePage(root)]);
      } catch (error) {
        throw faultAt(placeOf(root, file, node), error);
      }
    }
    if (pages.length > 0)
      tree.children.unshift(importOf(COMPONENTS, '@site/src/features/glossary/GlossaryPage'));
  };
}
