import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DownloadError, EngineFiles } from './download';
import type { EngineManifest } from './manifest';

const base = 'https://example.org/base/';
const content = new TextEncoder().encode('PostgreSQL and its graphs');
const packed = gzipSync(content);
const manifest: EngineManifest = {
  id: 'new',
  files: (['pglite', 'system'] as const).map((name) => ({
    name,
    bytes: content.length,
    packedBytes: packed.length,
  })),
};
const addressOf = (name: string): string => `${base}engine/new/${name}.wasm`;

/** Stands in for the browser's caches, with the methods that the code uses. */
class Caches {
  readonly byName = new Map<string, Map<string, Response>>();

  keys = async (): Promise<string[]> => Promise.resolve([...this.byName.keys()]);
  readonly delete = async (name: string): Promise<boolean> => Promise.resolve(this.byName.delete(name));
  open = async (name: string): Promise<object> => {
    const kept = this.byName.get(name) ?? new Map<string, Response>();
    this.byName.set(name, kept);
    return Promise.resolve({
      keys: async () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
      match: async (url: string) => Promise.resolve(kept.get(url)?.clone()),
      put: async (url: string, response: Response) => Promise.resolve(void kept.set(url, response)),
      delete: async (url: string) => Promise.resolve(kept.delete(url)),
    });
  };
}

let caches: Caches;
let asked: string[];
/** The content encoding that the host reports, and the share of each file that it sends. */
let encoding: string | undefined;
let share: number;

beforeEach(() => {
  caches = new Caches();
  asked = [];
  encoding = undefined;
  share = 1;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${url.replace(`${base}engine/new/`, '')}`);
    const headers = new Headers(encoding === undefined ? [] : [['Content-Encoding', encoding]]);
    const file = url.endsWith('.packed') ? packed : content;
    const body = init?.method === 'HEAD' ? null : new Uint8Array(file.subarray(0, file.length * share));
    return Promise.resolve(new Response(body, { headers }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (): Promise<EngineFiles> => EngineFiles.open(manifest, base, () => undefined);
const textOf = async (files: EngineFiles): Promise<string> =>
  new TextDecoder().decode(await files.read('system'));

describe('the files of the engine', () => {
  it('are fetched packed from a host that does not compress, and plain from one that uses br or zstd', async () => {
    expect(await textOf(await open())).toBe('PostgreSQL and its graphs');
    encoding = 'br';
    expect(await textOf(await open())).toBe('PostgreSQL and its graphs');
    expect(asked).toEqual(['HEAD pglite.wasm', 'GET system.packed', 'HEAD pglite.wasm', 'GET system.wasm']);
    encoding = 'zstd';
    await textOf(await open());
    expect(asked.at(-1)).toBe('GET system.wasm');
  });

  it('report how many of their bytes are loaded, from the site and from the cache', async () => {
    const report = vi.fn<(loaded: number, total: number) => void>();
    const files = await EngineFiles.open(manifest, base, report);
    await files.read('system');
    await (await files.stream('pglite')).arrayBuffer();
    expect(report.mock.lastCall).toEqual([2 * packed.length, 2 * packed.length]);
    await files.keep();
    await (await EngineFiles.open(manifest, base, report)).read('system');
    expect(report.mock.lastCall).toEqual([content.length, 2 * content.length]);
  });

  it('are cached, and then read from the cache without another request', async () => {
    const first = await open();
    await first.read('system');
    await (await first.stream('pglite')).arrayBuffer();
    expect(await first.keep()).toBe(true);
    asked = [];
    const later = await open();
    expect(await textOf(later)).toBe('PostgreSQL and its graphs');
    expect(new Uint8Array(await (await later.stream('pglite')).arrayBuffer())).toEqual(content);
    expect(asked).toEqual([]);
  });

  it('are cached even if they are still loading when `keep` is called', async () => {
    const files = await open();
    const arriving = await files.stream('pglite');
    const keeping = files.keep();
    await arriving.arrayBuffer();
    expect(await keeping).toBe(true);
    expect([...(caches.byName.get('age-engine-new')?.keys() ?? [])]).toEqual([addressOf('pglite')]);
  });

  it('of former engines are deleted from the cache, and nothing else of the site', async () => {
    for (const name of ['age-engine-old', 'age-engine-new', 'another']) await caches.open(name);
    caches.byName.get('age-engine-new')?.set(addressOf('system'), new Response(content));
    await open();
    expect([...caches.byName.keys()]).toEqual(['age-engine-new', 'another']);
    expect(caches.byName.get('age-engine-new')?.size).toBe(1);
  });

  it('are read without a cache if the browser forbids one', async () => {
    caches.keys = async () => Promise.reject(new DOMException('no', 'SecurityError'));
    const files = await open();
    expect(await textOf(files)).toBe('PostgreSQL and its graphs');
    expect(await files.keep()).toBe(false);
  });

  it('are fetched if the cache fails to list its entries', async () => {
    caches.open = async () => Promise.resolve({ keys: async () => Promise.reject(new Error('broken')) });
    expect(await textOf(await open())).toBe('PostgreSQL and its graphs');
  });

  it('are fetched if the cache lists an entry but fails to return it', async () => {
    caches.open = async () =>
      Promise.resolve({
        keys: async () => Promise.resolve([{ url: addressOf('system') }]),
        match: async () => Promise.reject(new Error('broken')),
      });
    expect(await textOf(await open())).toBe('PostgreSQL and its graphs');
  });

  it.each([
    ['ends early', new Response(content.subarray(1))],
    ['cannot be read', new Response(new ReadableStream({ start: (to) => to.error(new TypeError('bad')) }))],
  ])('are fetched, and cached anew, if the copy in the cache %s', async (_, damaged) => {
    await caches.open('age-engine-new');
    const kept = caches.byName.get('age-engine-new');
    kept?.set(addressOf('system'), damaged);
    const files = await open();
    expect(await textOf(files)).toBe('PostgreSQL and its graphs');
    await files.keep();
    expect(await kept?.get(addressOf('system'))?.text()).toBe('PostgreSQL and its graphs');
  });

  it('are fetched again once `forget` has deleted the copies in the cache', async () => {
    const first = await open();
    await textOf(first);
    await first.keep();
    const second = await open();
    expect([second.isKept('system'), second.isKept('pglite')]).toEqual([true, false]);
    expect([first.hasKept, second.hasKept]).toEqual([false, true]);
    await second.forget();
    expect((await open()).isKept('system')).toBe(false);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    [
      'are not there',
      () => Promise.resolve(new Response('', { status: 404 })),
      'system.packed answered 404.',
    ],
  ])('that %s are reported as a download error and are not cached', async (_, answer, message) => {
    const files = await open();
    vi.stubGlobal('fetch', answer);
    const reading = files.read('system');
    await expect(reading).rejects.toBeInstanceOf(DownloadError);
    await expect(reading).rejects.toThrow(message);
    expect(await files.keep()).toBe(true);
    expect(caches.byName.get('age-engine-new')?.size).toBe(0);
  });

  it('that are longer than expected, and so belong to another engine, are reported', async () => {
    encoding = 'br';
    const files = await open();
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response(new Uint8Array(content.length + 1))));
    await expect(files.read('system')).rejects.toThrow(`ended after ${content.length + 1} of`);
  });

  it.each([0.5, 0])('that break off while streamed are reported and not cached (share %s)', async (part) => {
    encoding = 'br';
    const files = await open();
    if (part === 0) vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    share = part;
    const reading = files.stream('pglite').then(async (response) => response.arrayBuffer());
    await expect(reading).rejects.toBeInstanceOf(DownloadError);
    await files.keep();
    expect(caches.byName.get('age-engine-new')?.size).toBe(0);
  });

  it('for which the cache has no room are read, and `keep` reports that they are not cached', async () => {
    caches.open = async () =>
      Promise.resolve({
        keys: async () => Promise.resolve([]),
        put: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      });
    const files = await open();
    expect(await textOf(files)).toBe('PostgreSQL and its graphs');
    expect(await files.keep()).toBe(false);
  });

  it.each(['br', 'gzip'])('that end early are reported and not cached (%s)', async (sentAs) => {
    encoding = sentAs;
    share = 0.5;
    const files = await open();
    await expect(files.read('system')).rejects.toBeInstanceOf(DownloadError);
    await files.keep();
    expect(caches.byName.get('age-engine-new')?.size).toBe(0);
  });
});
