// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { followStoredMode } from './follow-stored-mode';

const told = vi.fn<(event: StorageEvent) => void>();
window.addEventListener('storage', told);

afterEach(() => {
  told.mockClear();
  localStorage.clear();
});

it.each(['dark', null])('sends a storage event with %s to a page from the back/forward cache', (mode) => {
  if (mode) localStorage.setItem('theme', mode);
  followStoredMode({ persisted: true });
  expect(told).toHaveBeenCalledOnce();
  expect(told.mock.calls[0]?.[0]).toMatchObject({ key: 'theme', newValue: mode, storageArea: localStorage });
});

it('sends nothing to a page shown for the first time, since its address may ask for a mode', () => {
  followStoredMode({ persisted: false });
  expect(told).not.toHaveBeenCalled();
});

it('warns and sends nothing if storage is denied', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  followStoredMode({ persisted: true });
  expect(told).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledOnce();
});
