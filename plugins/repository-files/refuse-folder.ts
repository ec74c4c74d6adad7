import { Stop } from './stop';

/** The bundler reads `!`, `#` and `?` in a path as parts of a request; PGlite takes it for an address, and decodes `%`. */
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
