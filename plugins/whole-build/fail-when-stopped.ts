import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Has a build that is stopped fail, as programs do: Docusaurus leaves with `process.exit()`, which is 0 unless something
 * is set before.
 */
export function failWhenStopped(): void {
  for (const signal of signals)
    process.prependOnceListener(signal, () => {
      process.exitCode = 128 + constants.signals[signal];
    });
}
