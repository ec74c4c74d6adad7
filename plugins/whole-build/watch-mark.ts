import { rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes from a site that broke off what says that it is whole (`scripts/built.ts`): where one page cannot be drawn, all
 * others are, that for unknown addresses among them. A build that ends earlier leaves the site before it as it was.
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
