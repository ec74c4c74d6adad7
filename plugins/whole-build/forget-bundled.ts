import { rmSync } from 'node:fs';
import path from 'node:path';

/** Where Docusaurus has the bundler keep what it made. */
const cache = 'node_modules/.cache/rspack';

/**
 * Deletes the bundler's cache. A build that ended in the middle of a file may have damaged it, and every later build
 * crashes on half a file.
 *
 * @param root - The repository's root.
 * @returns a sentence that tells of it
 */
export function forgetBundled(root: string): string {
  rmSync(path.join(root, cache), { recursive: true, force: true });
  return `The last build was killed or broke down: ${cache}, which it may have damaged, is made anew.`;
}
