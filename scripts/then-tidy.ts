import { constants } from 'node:os';
import { stopSignals } from './stop-signals';

/** What is to be tidied up at the moment, the latest last. */
const open: (() => void)[] = [];

function stop(signal: NodeJS.Signals): void {
  for (const tidy of open.splice(0).reverse()) {
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
  if (open.length === 0) for (const signal of stopSignals) process.on(signal, stop);
  open.push(tidy);
  try {
    return await work();
  } finally {
    open.pop();
    if (open.length === 0) for (const signal of stopSignals) process.off(signal, stop);
    tidy();
  }
}
