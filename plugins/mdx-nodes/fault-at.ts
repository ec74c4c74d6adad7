import { Stop } from '../repository-files/stop';

/**
 * Puts the place in front of an error's message. A `Stop` stays a `Stop`; any other error is no fault of the author and
 * keeps its stack.
 *
 * @param place - Such as `docs/intro.mdx:12`.
 */
export function faultAt(place: string, error: unknown): Error {
  if (error instanceof Stop) return new Stop(`${place}: ${error.message}`);
  if (!(error instanceof Error)) return new Error(`${place}: ${String(error)}`);
  error.message = `${place}: ${error.message}`;
  return error;
}
