import { constants } from 'node:os';
import { stopSignals } from '../stop-signals';

/**
 * Tells work that needs time to clean up about the first stop signal. The second signal ends the process at once.
 *
 * @param say - Called at the first signal, because the service may take minutes to answer.
 */
export function untilStopped(say: (line: string) => void): {
  readonly signal: AbortSignal;
  readonly exitCode: () => number;
} {
  const controller = new AbortController();
  let code = 1;
  const stop = (name: NodeJS.Signals): void => {
    for (const each of stopSignals) process.off(each, stop);
    code = 128 + constants.signals[name];
    say('Stopping as soon as the service answers and what was sent is removed; once more ends at once ...');
    controller.abort(new Error(`Stopped by ${name}`));
  };
  for (const each of stopSignals) process.on(each, stop);
  return { signal: controller.signal, exitCode: () => code };
}
