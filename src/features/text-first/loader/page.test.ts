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

  it('is false if the head does not contain the address of the page', () => {
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
  ])('applies the stored value %s as %s', (newValue, mode) => {
    followColourMode({ key: 'theme', newValue });
    expect(document.documentElement.dataset).toMatchObject({ theme: mode, themeChoice: mode });
  });

  it('ignores other storage keys', () => {
    document.documentElement.dataset.theme = 'light';
    followColourMode({ key: 'docs-preferred-version-default', newValue: 'dark' });
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

describe('heedStorage', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['blue', null],
    ['', null],
  ])('turns the stored colour mode %j into %j', (stored, kept) => {
    localStorage.setItem('theme', stored);
    heedStorage();
    expect(localStorage.getItem('theme')).toBe(kept);
  });

  it('asks for the application if a version of the docs is stored', () => {
    expect(heedStorage()).toBeFalsy();
    localStorage.setItem('docs-preferred-version-default', 'current');
    expect(heedStorage()).toBeTruthy();
  });

  it('asks for nothing if storage is not available', () => {
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

  it('are added in order, and each load or failure is reported', () => {
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
  ])('are fetched ahead, with preload where prefetch is not supported (supported: %s)', (known, rel) => {
    Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => known, configurable: true });
    fetchAhead(['/a.js'], 'script', 'prefetch');
    expect(document.head.querySelector('link')).toMatchObject({ rel, as: 'script' });
    expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/a.js');
  });
});

describe('sheets', () => {
  it('are added in order, and one that fails to load is reported', () => {
    const onError = vi.fn();
    addSheets(['/a.css', '/b.css'], onError);
    const sheets = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(['/a.css', '/b.css']);
    sheets[1]?.dispatchEvent(new Event('error'));
    expect(onError).toHaveBeenCalledExactlyOnceWith('/b.css');
  });
});
