import { rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes the mark of a complete site, `404.html` (`scripts/built.ts`), from one whose build broke off: if one page
 * cannot be rendered, all others are written, `404.html` among them. A build that ends before it writes pages leaves
 * the former site as it was.
 *
 * @param outDir - Where the build is about to write.
 * @returns what to call when it broke off
 */
export function watchMark(outDir: string): () => void {
  const mark = path.join(outDir, '404.html');
  const writtenAt = (): number | undefined => statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  const before = writtenAt();
  return () => {
    if (writtenAt() !== before) rmSync(mark, { force: true });
  };
}
