import type { EngineProblemCause } from '../session-types';
import { DownloadError } from './download';

/** What an error says, whatever was thrown. */
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * What a failure of the engine is to a reader.
 *
 * @param isLoaded - whether the engine is there: a fetch that fails throws a TypeError, and so does code that is wrong
 */
export function causeOf(error: unknown, isLoaded: boolean): EngineProblemCause {
  if (error instanceof DownloadError || (error instanceof TypeError && !isLoaded)) return 'network';
  if (error instanceof WebAssembly.CompileError) return 'unsupported';
  return /memory|allocat/i.test(textOf(error)) ? 'memory' : 'broken';
}
