import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Transformer } from 'unified';
import { areas } from '../../api/areas';
import { docsFolderOf } from '../../limits';
import { type ApiChangeSet, type ChangeCounts, countChanges } from '../../src/features/api-changes/changes';
import { docsPathOf } from '../repository-files/documented-versions';
import { element, heading, importOf, text } from '../mdx-nodes';
import { faultAt } from '../mdx-nodes/fault-at';
import { placeOf } from '../mdx-nodes/place-of';
import { findComponents } from '../mdx-nodes/find-components';
import { fileIn } from '../repository-files/file-in';
import { Stop } from '../repository-files/stop';
import { comparedVersions } from './compared-versions';
import { changesBetween } from './store';

interface Options {
  /** The repository's root. Default: the working directory. */
  readonly root?: string;
  /** The site's base URL, with a slash at its end. */
  readonly baseUrl: string;
}

/** The page that shows the whole list, and its place there. */
const guide = 'versioning-guide';
const anchor = 'api-changes';

function guideOf(root: string, version: string): string | undefined {
  const files = ['.mdx', '.md'].map((ending) => path.join(root, docsFolderOf(version), guide + ending));
  return files.some((file) => existsSync(file))
    ? `${docsPathOf(root, version)}/${guide}#${anchor}`
    : undefined;
}

/** Whether the page asks for the counts only. @throws Stop for any other attribute */
function isCompact({ attributes, children }: MdxJsxFlowElement): boolean {
  const [attribute, ...others] = attributes;
  if (!attribute && children.length === 0) return false;
  const isFlag = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'compact';
  if (isFlag && attribute.value === null && others.length === 0 && children.length === 0) return true;
  throw new Stop('Write <ApiChanges /> or <ApiChanges compact />, and nothing else in it.');
}

interface Replacement {
  readonly component: 'ApiChanges' | 'ApiChangesSummary';
  readonly data: ApiChangeSet | ChangeCounts;
  /** What the component holds: headings that Docusaurus is to see. */
  readonly children?: RootContent[];
}

/** A heading for each area in which something changed. */
const headingsOf = ({ changes }: ApiChangeSet): RootContent[] =>
  areas
    .filter(({ category }) => changes.some((change) => change.category === category))
    .map(({ id, title }) => heading(3, `changes-${id}`, [text(title)]));

async function read(
  node: MdxJsxFlowElement,
  file: string,
  root: string,
  baseUrl: string,
): Promise<Replacement> {
  const compact = isCompact(node);
  const pair = comparedVersions(root, file);
  const data = { ...(await changesBetween(root, pair, baseUrl)), guide: guideOf(root, pair.to) };
  return compact
    ? { component: 'ApiChangesSummary', data: countChanges(data) }
    : { component: 'ApiChanges', data, children: headingsOf(data) };
}

/**
 * Remark plugin: gives `<ApiChanges />` what changed between the page's version and the one before it, computed from
 * their declarations, and imports the component, which no other page then pays for. It stands before Docusaurus' own
 * steps, which take the headings into the table of contents.
 *
 * @throws Stop naming the page and the line, for attributes it does not know and a page without an earlier version
 */
export default function apiChanges({ root = process.cwd(), baseUrl }: Options): Transformer<Root> {
  return async (tree, vfile) => {
    const file = fileIn(root, vfile.path);
    const components = new Set<string>();
    for (const { node, replace } of findComponents(tree, vfile, ['ApiChanges'])) {
      try {
        if (node.type === 'mdxJsxTextElement') throw new Stop('Put <ApiChanges /> on a line of its own.');
        const { component, data, children } = await read(node, file, root, baseUrl);
        replace([element(component, { data: JSON.stringify(data) }, children)]);
        components.add(component);
      } catch (error) {
        throw faultAt(placeOf(root, vfile, node), error);
      }
    }
    const imports = [...components].map((name) => importOf([name], `@site/src/features/api-changes/${name}`));
    tree.children.unshift(...imports);
  };
}
