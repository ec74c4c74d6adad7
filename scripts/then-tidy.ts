import { constants } from 'node:os';
import { stopSignals } from './stop-signals';

/** The clean-ups that are pending, the latest last; concurrent work ends in any order. */
const open = new Set<{ readonly tidy: () => void }>();

function stop(signal: NodeJS.Signals): void {
  const left = [...open].reverse();
  open.clear();
  for (const { tidy } of left) {
    try {
      tidy();
    } catch (error) {
      // What is left to tidy up is as important.
      console.error(error);
    }
  }
  process.exit(128 + constants.signals[signal]);
}

/** Does work and cleans up after it, also when the work fails or the script is stopped. */
export async function thenTidy<T>(work: () => Promise<T>, tidy: () => void): Promise<T> {
  const entry = { tidy };
  if (open.size === 0) for (const signal of stopSignals) process.on(signal, stop);
  open.add(entry);
  try {
    return await work();
  } finally {
    open.delete(entry);
    if (open.size === 0) for (const signal of stopSignals) process.off(signal, stop);
    tidy();
  }
}
