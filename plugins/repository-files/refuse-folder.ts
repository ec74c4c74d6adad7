import { Stop } from './stop';

/**
 * Characters that tools misread in a path: the bundler takes `!`, `#` and `?` for parts of a request; PGlite takes the
 * path for a URL and decodes `%`.
 */
const misread = /[!#?%]/;

/**
 * @param root - The repository's root, as an absolute path.
 * @throws Stop when a part of it would be misread, which ends in files that are not found
 */
export function refuseFolder(root: string): void {
  const [part] = misread.exec(root) ?? [];
  if (part === undefined) return;
  throw new Stop(
    `The path of this folder has "${part}" in it, which the bundler or the engine misreads: ${root}. Rename the folder or the one that holds it, and run the command again.`,
  );
}
