// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlace } from './keep-place';

const scrollTo = vi.fn();
let stopListening = new AbortController();

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  // Removes the listeners of each test, so that they are not called in the next.
  stopListening = new AbortController();
  const { signal } = stopListening;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: EventListener) =>
    listen(type, listener, { signal }),
  );
});

afterEach(() => {
  stopListening.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The browser has loaded the page. */
function load(): void {
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
}

it.each([
  ['restores the noted scroll position after a redirect of the host', 1, 0, [[0, 700]]],
  ['does not scroll a page that the reader has scrolled', 1, 50, []],
  ['leaves a page without a redirect to the browser', 0, 0, []],
])('keepPlace %s', (_, isSentOn, scrolled, expected) => {
  vi.stubGlobal('scrollY', scrolled);
  document.title = 'Installation';
  sessionStorage.setItem(`${location.pathname}Installation`, '700');
  keepPlace(isSentOn);
  load();
  expect(scrollTo.mock.calls).toEqual(expected);
});

it('stores the scroll position by the address and the title of the shown page', () => {
  vi.stubGlobal('scrollY', 300);
  document.title = 'Installation';
  keepPlace(0);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sessionStorage.getItem(`${location.pathname}/Installation`)).toBe('300');
});

it('does not scroll if storage is denied', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepPlace(1);
  load();
  expect(scrollTo).not.toHaveBeenCalled();
});
