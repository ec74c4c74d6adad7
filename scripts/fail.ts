import { fileIn } from '../plugins/repository-files/file-in';
import { reasonOf, Stop } from '../plugins/repository-files/stop';

export { reasonOf, Stop };

/** The first error in esbuild's message about a file; tsx removes the fields of the error that say the same. */
const transformFailure = /^Transform failed with .*\n(?<file>.*):(?<line>\d+):\d+: ERROR: (?<reason>.*)$/m;

/** Describes a source file that is no TypeScript, such as a list of limits; undefined for any other error. */
function syntaxErrorOf(error: unknown): string | undefined {
  const { file, line, reason } = transformFailure.exec(reasonOf(error))?.groups ?? {};
  if (file === undefined) return undefined;
  const place = fileIn(process.cwd(), file);
  return `${place}:${line}: This is not TypeScript: ${reason}. Correct the line, or the one before it.`;
}

/**
 * Ends the script. It prints the sentence of a {@link Stop}, one sentence for a file that is no TypeScript, and the
 * stack of anything else.
 */
function end(error: unknown): never {
  const sentence = error instanceof Stop ? error.message : syntaxErrorOf(error);
  console.error(sentence === undefined ? error : `\n${sentence}`);
  process.exit(1);
}

/**
 * Stops the script when a pager or `head` closes its output. It then ends as on a closed terminal: it tidies up, and
 * prints no stack.
 */
function stopWithReader(): void {
  let isGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    if (!isGone) process.kill(process.pid, 'SIGHUP');
    isGone = true;
  });
}

/**
 * Runs a script's main function. If it throws, the script exits with 1. It prints the sentence of a {@link Stop}, one
 * sentence for a source file that does not parse, and the stack of anything else.
 */
export function runMain(main: () => Promise<void> | void): void {
  stopWithReader();
  Promise.resolve().then(main).catch(end);
}

/**
 * Runs the first step of a script synchronously, such as reading its options. An error ends the script as in
 * {@link runMain}.
 */
export function orStop<T>(begin: () => T): T {
  try {
    return begin();
  } catch (error) {
    return end(error);
  }
}
