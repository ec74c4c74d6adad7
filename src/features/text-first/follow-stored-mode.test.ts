// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { followStoredMode } from './follow-stored-mode';

const told = vi.fn<(event: StorageEvent) => void>();
window.addEventListener('storage', told);

afterEach(() => {
  told.mockClear();
  localStorage.clear();
});

it.each(['dark', null])('tells a page that comes back that %s was stored meanwhile', (mode) => {
  if (mode) localStorage.setItem('theme', mode);
  followStoredMode({ persisted: true });
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.calls[0]?.[0]).toMatchObject({ key: 'theme', newValue: mode, storageArea: localStorage });
});

it('tells a page nothing that is shown for the first time, whose address may ask for a mode', () => {
  followStoredMode({ persisted: false });
  expect(told).not.toHaveBeenCalled();
});

it('goes on where storage is refused', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  followStoredMode({ persisted: true });
  expect(told).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledOnce();
});
