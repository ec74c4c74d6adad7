import { expect, it, vi } from 'vitest';
import { closeOnFailure } from './close-on-failure';

it('returns the resource, still open, when its preparation succeeds', async () => {
  const opened = { close: vi.fn(() => Promise.resolve()) };
  await expect(closeOnFailure(opened, () => Promise.resolve())).resolves.toBe(opened);
  expect(opened.close).not.toHaveBeenCalled();
});

it('closes the resource when its preparation fails, and throws that error even if closing fails too', async () => {
  const opened = { close: vi.fn(() => Promise.reject(new Error('It is gone.'))) };
  const prepare = () => Promise.reject(new Error('There is no such graph.'));
  await expect(closeOnFailure(opened, prepare)).rejects.toThrow('There is no such graph.');
  expect(opened.close).toHaveBeenCalledOnce();
});
