import type { EngineProblemCause } from '../session-types';
import { DownloadError } from './download';

/** The message of whatever was thrown. */
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Classifies a failure of the engine for the reader.
 *
 * @param isLoaded - whether the engine has been loaded, or is a copy that the browser keeps. A failed fetch throws a
 * TypeError, and so does faulty code; this tells the two apart. A copy that does not compile is damaged, since engines
 * that a browser refuses are not kept
 */
export function causeOf(error: unknown, isLoaded: boolean): EngineProblemCause {
  if (error instanceof DownloadError || (error instanceof TypeError && !isLoaded)) return 'network';
  if (error instanceof WebAssembly.CompileError && !isLoaded) return 'unsupported';
  const text = textOf(error);
  // "memory access out of bounds" is no lack of memory.
  return /memory|allocat/i.test(text) && !/out of bounds/i.test(text) ? 'memory' : 'broken';
}
