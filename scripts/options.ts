import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Stop } from './fail';

const isOptionError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/**
 * Reads a command's options, as `parseArgs` of Node does.
 *
 * @throws Stop listing the options, for one that the command does not know
 */
export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isOptionError(error)) throw error;
    const [sentence = ''] = error.message.split(/\.(?:\s|$)/);
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new Stop(
      `${sentence}. ${names.length > 0 ? `The options are ${names.join(', ')}.` : 'There are no options.'}`,
    );
  }
}

/**
 * Refuses options for a command that has none; otherwise the command would ignore the option and do, without a word,
 * something that was not asked for.
 *
 * @throws Stop naming the option or argument
 */
export function refuseOptions(args?: readonly string[]): void {
  readOptions({ args: args && [...args], options: {} });
}
