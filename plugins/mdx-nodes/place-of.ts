import path from 'node:path';
import type { Node } from 'mdast';

/** A page's path from the repository's root, with forward slashes. */
export const fileIn = (root: string, file: string): string =>
  path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/');

/** Where a writer finds a node: `docs/intro.mdx:12`. */
export const placeOf = (
  root: string,
  file: { readonly path: string },
  node: Pick<Node, 'position'>,
): string => `${fileIn(root, file.path)}:${node.position?.start.line ?? 1}`;
