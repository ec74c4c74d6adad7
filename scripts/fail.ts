/** An error whose message is all the reader needs: what is wrong and what to do. Scripts print it without a stack. */
export class Stop extends Error {}

/**
 * Runs a script's main function. A {@link Stop} ends in its sentence, anything else in its stack; both exit with 1.
 */
export function runMain(main: () => Promise<void> | void): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Stop ? `\n${error.message}` : error);
      process.exit(1);
    });
}
