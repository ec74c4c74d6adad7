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
      // At once where there is a place: the caller may be busy for long before promises are looked at again.
      next();
    });
}

/**
 * Long work in threads beside the build's own, in the order of the calls: as much at once as leaves the build a core for
 * itself. A third thread on two cores takes its time from the build, which then has nothing beside it when it ends.
 */
export const inTurn: Turns = openTurns(Math.max(1, availableParallelism() - 1));
