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
  // What one test listens for is not heard in the next.
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
  ['goes to the place that was noted where the host sent on', 1, 0, [[0, 700]]],
  ['leaves who has scrolled', 1, 50, []],
  ['leaves a page to the browser that was not sent on', 0, 0, []],
])('%s', (_, isSentOn, scrolled, expected) => {
  vi.stubGlobal('scrollY', scrolled);
  sessionStorage.setItem(location.pathname, '700');
  keepPlace(isSentOn);
  load();
  expect(scrollTo.mock.calls).toEqual(expected);
});

it('notes the place of the page that is drawn, and not under the address of the next', () => {
  vi.stubGlobal('scrollY', 300);
  keepPlace(0);
  document.head.innerHTML = '<link rel="alternate" hreflang="en" href="https://example.org/next-page">';
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sessionStorage).toHaveLength(0);
  document.head.innerHTML = `<link rel="alternate" hreflang="en" href="${location.href}">`;
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sessionStorage.getItem(`${location.pathname}/`)).toBe('300');
});

it('begins at the top where nothing may be stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepPlace(1);
  load();
  expect(scrollTo).not.toHaveBeenCalled();
});
