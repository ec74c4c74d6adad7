import { Stop } from '../plugins/repository-files/stop';

export { Stop };

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
