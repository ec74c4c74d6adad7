import type { Node } from 'mdast';
import { fileIn } from '../repository-files/file-in';
import { lineOf } from './line-of';

/** Where a writer finds a node: `docs/intro.mdx:12`. */
export const placeOf = (
  root: string,
  file: { readonly path: string },
  node: Pick<Node, 'position'>,
): string => `${fileIn(root, file.path)}:${lineOf(node)}`;
