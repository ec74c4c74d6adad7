import { fileIn } from '../plugins/repository-files/file-in';
import { reasonOf, Stop } from '../plugins/repository-files/stop';

export { reasonOf, Stop };

/** What esbuild says of a file, the first of its errors; tsx takes the same away from the error's fields. */
const transformFailure = /^Transform failed with .*\n(?<file>.*):(?<line>\d+):\d+: ERROR: (?<reason>.*)$/m;

/** What is wrong with a source file that is no TypeScript, such as a list of limits; nothing for another error. */
function syntaxErrorOf(error: unknown): string | undefined {
  const { file, line, reason } = transformFailure.exec(reasonOf(error))?.groups ?? {};
  if (file === undefined) return undefined;
  const place = fileIn(process.cwd(), file);
  return `${place}:${line}: This is not TypeScript: ${reason}. Correct the line, or the one before it.`;
}

/** A {@link Stop} ends in its sentence, a file that is no TypeScript in one, and anything else in its stack. */
function end(error: unknown): never {
  const sentence = error instanceof Stop ? error.message : syntaxErrorOf(error);
  console.error(sentence === undefined ? error : `\n${sentence}`);
  process.exit(1);
}

/** A pager or `head` that closes its end stops the script as a closed terminal does: it tidies up, and ends without a stack. */
function stopWithReader(): void {
  let isGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    if (!isGone) process.kill(process.pid, 'SIGHUP');
    isGone = true;
  });
}

/**
 * Runs a script's main function. A {@link Stop} ends in its sentence, and so does a source file that does not parse;
 * anything else ends in its stack. All exit with 1.
 */
export function runMain(main: () => Promise<void> | void): void {
  stopWithReader();
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
