import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { collectPages } from './collect';
import { checkFence, checkRowsFollow } from './contract';

export const stage: Stage = 'source';

/** Holds every fence of the repository to the fence contract. */
export async function run(root: string, note: Note): Promise<readonly Finding[]> {
  const pages = await collectPages(root);
  const fences = pages.reduce((sum, page) => sum + page.fences.length, 0);
  note(`${countOf(fences, 'fence')} on ${countOf(pages.length, 'page')} and in comments`);
  return pages.flatMap((page) => [
    ...page.problems,
    ...page.fences.flatMap(checkFence),
    ...checkRowsFollow(page),
  ]);
}
