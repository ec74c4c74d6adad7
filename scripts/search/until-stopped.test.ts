import { expect, it } from 'vitest';
import { untilStopped } from './until-stopped';

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('hears of the first %s, and leaves the second to the system', (name, code) => {
  const before = process.listeners(name);
  const said: string[] = [];
  const { signal, exitCode } = untilStopped((line) => said.push(line));
  expect(signal.aborted).toBe(false);
  // What fails by itself fails, too.
  expect(exitCode()).toBe(1);
  // Not `emit`: what else listens in this process would end it.
  const added = process.listeners(name).filter((each) => !before.includes(each));
  expect(added).toHaveLength(1);
  added[0]?.(name);
  expect(signal.reason).toEqual(new Error(`Stopped by ${name}`));
  expect(exitCode()).toBe(code);
  expect(said).toEqual([expect.stringMatching(/^Stopping .* once more ends at once/)]);
  expect(process.listeners(name)).toEqual(before);
});
