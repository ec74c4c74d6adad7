import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { Transformer } from 'unified';
import { element, importOf } from '../mdx-nodes';
import { faultAt } from '../mdx-nodes/fault-at';
import { placeOf } from '../mdx-nodes/place-of';
import { findComponents, type JsxElement } from '../mdx-nodes/find-components';
import { resolveRelated, type FindPage } from '../related-pages/resolve-related';
import { fileIn } from '../repository-files/file-in';
import { Stop } from '../repository-files/stop';
import { findApiPage } from './find-api-page';
import { findLimit } from './find-limit';
import { versionOf } from './page-version';
import { countIn, writeCallOut, writeIndex, type FindApi } from './write-limits';

const COMPONENTS = ['LimitsList', 'LimitsArea', 'LimitEntry', 'LimitMessages', 'LimitFoot'];

interface Options {
  /** The repository's root. Default: the working directory. */
  readonly root?: string;
}

function idOf(node: JsxElement): string {
  const [attribute, ...others] = node.attributes;
  const isId = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'id';
  if (!isId || typeof attribute.value !== 'string' || others.length > 0 || node.children.length > 0) {
    throw new Stop('Write <Limit id="the-id" /> on a line of its own, one plain id and nothing else.');
  }
  return attribute.value;
}

function writeReplacement(node: JsxElement, file: string, root: string): RootContent[] {
  const page = versionOf(file);
  if (node.type === 'mdxJsxTextElement') throw new Stop(`Put <${node.name ?? ''} /> on a line of its own.`);
  if (node.name === 'Limit') return [writeCallOut(findLimit(idOf(node), page.version), page)];
  if (node.attributes.length > 0 || node.children.length > 0)
    throw new Stop('Write <LimitsIndex /> as it is.');
  const findPage: FindPage = (route) => resolveRelated(root, path.join(root, page.anchor), [route])[0];
  const findApi: FindApi = (item) => findApiPage(root, page, item);
  return [element('LimitsList', { total: String(countIn(page)) }, writeIndex(page, findPage, findApi))];
}

/**
 * Remark plugin: gives `<Limit id="…" />` its texts, and writes all limits of the page's version in the place of
 * `<LimitsIndex />`.
 *
 * @throws Stop naming the page, the line and near misses, for an unknown limit or one of another version.
 */
export default function limits({ root = process.cwd() }: Options = {}): Transformer<Root> {
  return (tree, vfile) => {
    const imports: RootContent[] = [];
    const file = fileIn(root, vfile.path);
    for (const { node, replace } of findComponents(tree, vfile, ['Limit', 'LimitsIndex'])) {
      try {
        if (node.name === 'LimitsIndex')
          imports.push(importOf(COMPONENTS, '@site/src/features/limits/LimitsIndex'));
        replace(writeReplacement(node, file, root));
      } catch (error) {
        throw faultAt(placeOf(root, vfile, node), error);
      }
    }
    tree.children.unshift(...imports);
  };
}
