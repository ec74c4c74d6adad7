import { availableParallelism } from 'node:os';

/** A limit on how much runs at once; what comes later waits. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** @param most - How much of the work runs at once. */
export function openTurns(most: number): Turns {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const next = (): void => {
    if (running < most) void waiting.shift()?.();
  };
  return <T>(work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push(async () => {
        running++;
        try {
          resolve(await work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        } finally {
          running--;
          next();
        }
      });
      // Start at once if there is room: the caller may be busy for long before promises are handled again.
      next();
    });
}

/**
 * Runs long work in threads beside the build's own, in the order of the calls. It leaves the build a core for itself: a
 * third thread on two cores would slow the build down, and at its end nothing would be left to run beside it.
 */
export const inTurn: Turns = openTurns(Math.max(1, availableParallelism() - 1));
