import { expect, it, vi } from 'vitest';
import { closeOnFailure } from './close-on-failure';

it('gives what was opened, open, once it is prepared', async () => {
  const opened = { close: vi.fn(() => Promise.resolve()) };
  await expect(closeOnFailure(opened, () => Promise.resolve())).resolves.toBe(opened);
  expect(opened.close).not.toHaveBeenCalled();
});

it('closes what cannot be prepared, and tells why it cannot, though closing fails, too', async () => {
  const opened = { close: vi.fn(() => Promise.reject(new Error('It is gone.'))) };
  const prepare = () => Promise.reject(new Error('There is no such graph.'));
  await expect(closeOnFailure(opened, prepare)).rejects.toThrow('There is no such graph.');
  expect(opened.close).toHaveBeenCalledOnce();
});
