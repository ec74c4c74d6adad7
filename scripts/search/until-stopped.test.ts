import { expect, it } from 'vitest';
import { untilStopped } from './until-stopped';

it('hears of the first signal, and leaves the second to the system', () => {
  const before = process.listeners('SIGINT');
  const said: string[] = [];
  const { signal, exitCode } = untilStopped((line) => said.push(line));
  expect(signal.aborted).toBe(false);
  // Not `emit`: what else listens in this process would end it.
  const added = process.listeners('SIGINT').filter((each) => !before.includes(each));
  expect(added).toHaveLength(1);
  added[0]?.('SIGINT');
  expect(signal.reason).toEqual(new Error('Stopped by SIGINT'));
  expect(exitCode()).toBe(130);
  expect(said).toEqual([expect.stringMatching(/^Stopping .* once more ends at once/)]);
  expect(process.listeners('SIGINT')).toEqual(before);
});
