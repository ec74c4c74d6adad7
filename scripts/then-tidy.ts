import { constants } from 'node:os';
import { stopSignals } from './stop-signals';

/** What is to be tidied up at the moment, the latest last; work side by side ends in any order. */
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

/** Does work and tidies up after it: when it fails too, and when the script is stopped. */
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
