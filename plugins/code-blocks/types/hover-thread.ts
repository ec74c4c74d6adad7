import path from 'node:path';
import { openThread } from '../../background/thread';
import type { HighlightedFinder } from './highlighted-hovers';

/** Finds hovers in a thread of its own, so that a build without cached types goes on meanwhile. */
export function createHoverThread(root: string): HighlightedFinder {
  const thread = openThread(path.join(__dirname, 'hover-worker.ts'));
  return {
    // Failures are ignored here: the same failure occurs again when the samples are asked for.
    expect: (version, codes) => void thread.call<null>('expect', root, version, codes).catch(() => undefined),
    find: (version, code) => thread.call('find', root, version, code),
  };
}
