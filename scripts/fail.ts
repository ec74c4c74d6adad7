import { reasonOf, Stop } from '../plugins/repository-files/stop';

export { reasonOf, Stop };

/** A {@link Stop} ends in its sentence, anything else in its stack. */
function end(error: unknown): never {
  console.error(error instanceof Stop ? `\n${error.message}` : error);
  process.exit(1);
}

/**
 * Runs a script's main function. A {@link Stop} ends in its sentence, anything else in its stack; both exit with 1.
 */
export function runMain(main: () => Promise<void> | void): void {
  Promise.resolve().then(main).catch(end);
}

/** Does at once what a script begins with, such as reading its options; it ends as {@link runMain} does. */
export function orStop<T>(begin: () => T): T {
  try {
    return begin();
  } catch (error) {
    return end(error);
  }
}
