import { expect, it } from 'vitest';
import { untilStopped } from './until-stopped';

it('hears of the first signal, and leaves the second to the system', () => {
  const before = process.listenerCount('SIGINT');
  const { signal, exitCode } = untilStopped();
  expect(signal.aborted).toBe(false);
  process.emit('SIGINT', 'SIGINT');
  expect(signal.reason).toEqual(new Error('Stopped by SIGINT'));
  expect(exitCode()).toBe(130);
  expect(process.listenerCount('SIGINT')).toBe(before);
});
