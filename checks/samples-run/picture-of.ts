import { pictureOfCells, wantsKeptPicture } from '../../plugins/graph-picture/sample-picture';
import type { Picture } from '../../src/features/graph-picture/model';
import type { Fence } from '../fences';
import type { FenceRun } from './run-fence';

/**
 * The picture that the page shows in the place of rows, if it does.
 *
 * @param next the fence that follows on the page
 */
export function pictureOf(
  { language, shown, flags }: Fence,
  next: Fence | undefined,
  run: FenceRun,
): Picture | null {
  const sample = { language, code: shown, isLive: flags.live, next: next?.language };
  return wantsKeptPicture(sample) ? pictureOfCells(run.cells) : null;
}

/** What can be read in a picture, wherever things stand in it: a line for each vertex and each edge. */
export function describePicture({ nodes, edges }: Picture): string {
  const names = new Map(nodes.map(({ id, label, caption }) => [id, `(${label} ${caption})`]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  return [
    ...names.values(),
    ...edges.map(({ from, to, label }) => `${nameOf(from)} -[${label}]-> ${nameOf(to)}`),
  ]
    .sort()
    .join('\n');
}
