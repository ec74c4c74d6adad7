import path from 'node:path';

/** A file's path from the repository's root, with forward slashes, as messages and lists name it. */
export const fileIn = (root: string, file: string): string =>
  path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/');
