// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heedStorage } from './heed-storage';
import { followColourMode } from './other-tabs';
import { isOwnAddress } from './own-address';
import { addSheets, fetchAhead, isSlowConnection, runScripts } from './scripts';

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('isOwnAddress', () => {
  const at = (pathname: string, search = ''): boolean => isOwnAddress({ pathname, search }, document);

  beforeEach(() => {
    document.head.innerHTML =
      '<link rel="canonical" href="https://example.org/base/docs/intro">' +
      '<link rel="alternate" hreflang="en" href="https://example.org/base/docs/next/intro">';
  });

  it.each([
    ['/base/docs/next/intro', '', true],
    ['/base/docs/next/intro/', '', true],
    ['/base/docs/next/intro', '?q=edge', false],
    ['/base/docs/next/intro.html', '', false],
    ['/base/docs/next/intro/index.html', '', false],
    ['/other/docs/next/intro', '', false],
    ['/base/docs/intro', '', false],
  ])('%s%s: %s', (pathname, search, expected) => {
    expect(at(pathname, search)).toBe(expected);
  });

  it('no page without its address in the head', () => {
    document.head.innerHTML = '';
    expect(at('/base/docs/next/intro')).toBe(false);
  });
});

describe('followColourMode', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'light'],
    ['{"broken', 'light'],
  ])('takes %s for %s', (newValue, mode) => {
    followColourMode({ key: 'theme', newValue });
    expect(document.documentElement.dataset).toMatchObject({ theme: mode, themeChoice: mode });
  });

  it('leaves other keys alone', () => {
    document.documentElement.dataset.theme = 'light';
    followColourMode({ key: 'docs-preferred-version-default', newValue: 'dark' });
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

describe('what is stored', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['blue', null],
    ['', null],
  ])('the colour mode %j stays as %j', (stored, kept) => {
    localStorage.setItem('theme', stored);
    heedStorage();
    expect(localStorage.getItem('theme')).toBe(kept);
  });

  it('a version of the docs asks for the application', () => {
    expect(heedStorage()).toBeFalsy();
    localStorage.setItem('docs-preferred-version-default', 'current');
    expect(heedStorage()).toBeTruthy();
  });

  it('may not be read at all', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(heedStorage()).toBeFalsy();
    vi.unstubAllGlobals();
  });
});

describe('scripts', () => {
  it.each([
    [undefined, false],
    [{ effectiveType: '4g', saveData: false }, false],
    [{ effectiveType: '4g', saveData: true }, true],
    [{ effectiveType: '2g', saveData: false }, true],
    [{ effectiveType: 'slow-2g' }, true],
  ])('a connection of %o is slow: %s', (connection, expected) => {
    expect(isSlowConnection(connection)).toBe(expected);
  });

  it('run in their order and tell how it went', () => {
    const onLoad = vi.fn();
    const onError = vi.fn();
    runScripts(['/a.js', '/b.js'], onLoad, onError);
    const [first, second] = [...document.scripts];
    expect([first?.src, second?.src]).toEqual(['http://localhost:3000/a.js', 'http://localhost:3000/b.js']);
    expect([first?.async, second?.async]).toEqual([false, false]);
    first?.dispatchEvent(new Event('load'));
    second?.dispatchEvent(new Event('error'));
    expect(onLoad).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledExactlyOnceWith('/b.js');
  });

  it.each([
    [true, 'prefetch'],
    [false, 'preload'],
  ])('are fetched ahead; prefetch known: %s', (known, rel) => {
    Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => known, configurable: true });
    fetchAhead(['/a.js'], 'script', 'prefetch');
    expect(document.head.querySelector('link')).toMatchObject({ rel, as: 'script' });
    expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/a.js');
  });
});

describe('sheets', () => {
  it('come in their order and tell of one that does not come', () => {
    const onError = vi.fn();
    addSheets(['/a.css', '/b.css'], onError);
    const sheets = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(['/a.css', '/b.css']);
    sheets[1]?.dispatchEvent(new Event('error'));
    expect(onError).toHaveBeenCalledExactlyOnceWith('/b.css');
  });
});
