import type { mountPicture } from './mount';

export { graphOfCells, isWorthDrawing, type Graph } from './collect';
export type { MountedPicture } from './mount';

/** Fetches the chunk of the picture. Rejects when the network does; a later call tries again. */
export async function loadPicture(): Promise<{ readonly mountPicture: typeof mountPicture }> {
  return import(/* webpackChunkName: "picture" */ './mount');
}
