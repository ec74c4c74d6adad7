import { expect, it } from 'vitest';
import { Stop } from '../repository-files/stop';
import { faultAt } from './fault-at';

it('adds the place to the message of a Stop, and returns a Stop', () => {
  const fault = faultAt('docs/a.mdx:3', new Stop('There is no such thing.'));
  expect(fault).toBeInstanceOf(Stop);
  expect(fault.stack).toBe('docs/a.mdx:3: There is no such thing.');
});

it('adds the place to the message of any other error, and keeps its class and stack', () => {
  const thrown = new TypeError('x is not a function');
  const fault = faultAt('docs/a.mdx:3', thrown);
  expect(fault).toBe(thrown);
  expect(fault.message).toBe('docs/a.mdx:3: x is not a function');
  expect(fault.stack).toMatch(/\n +at /);
  expect(faultAt('docs/a.mdx:3', 'words').message).toBe('docs/a.mdx:3: words');
});
