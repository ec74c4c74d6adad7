import path from 'node:path';
import { inTurn } from '../../background/turns';
import { findSamples } from './find-samples';
import { openHoverStore } from './hover-store';

const root = path.resolve(__dirname, '../../..');

/** The hovers of this site's samples. */
export const hovers = openHoverStore(root);

/**
 * Finds all types that are not cached. This takes longer than anything else in a build; its thread has a core of its
 * own while TypeDoc and Docusaurus read the content.
 */
export function prepareHovers(): Promise<void> {
  const samples = findSamples(root);
  return inTurn(() => hovers.prepare(samples));
}
