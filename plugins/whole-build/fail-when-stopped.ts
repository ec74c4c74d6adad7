import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Makes a stopped build fail, as other programs do. Docusaurus exits with `process.exit()`, whose code is 0 unless one
 * is set before.
 */
export function failWhenStopped(): void {
  for (const signal of signals)
    process.prependOnceListener(signal, () => {
      process.exitCode = 128 + constants.signals[signal];
    });
}
