import type { Finding } from '../finding';
import { collectPages } from './collect';
import { checkFence, checkRowsFollow } from './contract';

export { collectFences, collectPages } from './collect';
export { parsePage } from './parse-markdown';
export type { Fence, FenceFlags, FenceLanguage, Page, PageInfo, PageKind, PageVersion } from './model';

/** Holds every fence of the repository to the fence contract. */
export async function run(root: string = process.cwd()): Promise<readonly Finding[]> {
  const pages = await collectPages(root);
  const findings = pages.flatMap((page) => [
    ...page.problems,
    ...page.fences.flatMap(checkFence),
    ...checkRowsFollow(page),
  ]);
  const fences = pages.reduce((sum, page) => sum + page.fences.length, 0);
  console.log(`fences: ${fences} fences on ${pages.length} pages, ${findings.length} findings`);
  return findings;
}
