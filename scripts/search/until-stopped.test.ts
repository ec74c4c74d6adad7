import { expect, it } from 'vitest';
import { untilStopped } from './until-stopped';

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('aborts at the first %s, and leaves the second to the default handler', (name, code) => {
  const before = process.listeners(name);
  const said: string[] = [];
  const { signal, exitCode } = untilStopped((line) => said.push(line));
  expect(signal.aborted).toBe(false);
  // The exit code of a failure without a signal.
  expect(exitCode()).toBe(1);
  // Not `process.emit`: other listeners of this process would end it.
  const added = process.listeners(name).filter((each) => !before.includes(each));
  expect(added).toHaveLength(1);
  added[0]?.(name);
  expect(signal.reason).toEqual(new Error(`Stopped by ${name}`));
  expect(exitCode()).toBe(code);
  expect(said).toEqual([expect.stringMatching(/^Stopping .* once more ends at once/)]);
  expect(process.listeners(name)).toEqual(before);
});
