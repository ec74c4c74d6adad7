import { afterEach, expect, it, vi } from 'vitest';
import { orStop, Stop } from './fail';

afterEach(() => vi.restoreAllMocks());

it('what a script begins with ends in the sentence of a Stop', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  expect(orStop(() => 1)).toBe(1);
  expect(() =>
    orStop(() => {
      throw new Stop('Unknown option.');
    }),
  ).toThrow('ended with 1');
  expect(told).toHaveBeenCalledWith('\nUnknown option.');
});
