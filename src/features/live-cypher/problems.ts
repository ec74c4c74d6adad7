import type { EngineProblem, EngineProblemCause } from './session-types';

const sentences: Readonly<Record<EngineProblemCause, string>> = {
  unsupported:
    'This browser does not let the page run WebAssembly in a worker, which the database needs; rows shown below a statement are what the engine answered when the page was written.',
  network:
    'The database could not be loaded: the connection broke off. What has arrived is kept; check the network and run the statement again, or reload the page.',
  silent:
    'The database did not answer for 30 seconds while it was starting. Run the statement again, or reload the page.',
  memory:
    'There was not enough memory for the database. Close other tabs, or ask for less, and run the statement again.',
  broken: 'The database broke down, and what was written is lost. Run the statement again to start it anew.',
};

/** One sentence for the reader: what went wrong, and a remedy. */
export const describeProblem = (cause: EngineProblemCause): EngineProblem => ({
  kind: 'failed',
  cause,
  message: sentences[cause],
});

/** Formats bytes as megabytes, as downloads show them: `5.2 MB`. */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
