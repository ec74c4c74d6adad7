import path from 'node:path';
import { inTurn } from '../../background/turns';
import { findSamples } from './find-samples';
import { openHoverStore } from './hover-store';

const root = path.resolve(__dirname, '../../..');

/** The hovers of this site's samples. */
export const hovers = openHoverStore(root);

/**
 * Searches for all types that are not kept. It takes longer than anything else of a build, and its thread has
 * a core of its own while TypeDoc and Docusaurus read what there is.
 */
export function prepareHovers(): Promise<void> {
  const samples = findSamples(root);
  return inTurn(() => hovers.prepare(samples));
}
