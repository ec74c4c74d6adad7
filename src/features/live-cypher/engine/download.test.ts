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

/** The browser's caches, as far as they are used. */
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
    });
  };
}

let caches: Caches;
let asked: string[];
/** What the host says to compress with, and how much of each file it sends. */
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
  it('come packed from a host that compresses nothing, and plain from one that does it well', async () => {
    expect(await textOf(await open())).toBe('PostgreSQL and its graphs');
    encoding = 'br';
    expect(await textOf(await open())).toBe('PostgreSQL and its graphs');
    expect(asked).toEqual(['HEAD pglite.wasm', 'GET system.packed', 'HEAD pglite.wasm', 'GET system.wasm']);
    encoding = 'zstd';
    await textOf(await open());
    expect(asked.at(-1)).toBe('GET system.wasm');
  });

  it('tell how many of their bytes are here, from the site and from the cache', async () => {
    const report = vi.fn<(loaded: number, total: number) => void>();
    const files = await EngineFiles.open(manifest, base, report);
    await files.read('system');
    await (await files.stream('pglite')).arrayBuffer();
    expect(report.mock.lastCall).toEqual([2 * packed.length, 2 * packed.length]);
    await files.keep();
    await (await EngineFiles.open(manifest, base, report)).read('system');
    expect(report.mock.lastCall).toEqual([content.length, 2 * content.length]);
  });

  it('are kept plain, whichever way they came, and asked for no more', async () => {
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

  it('are kept also when they are still on their way while another one fails', async () => {
    const files = await open();
    const arriving = await files.stream('pglite');
    const keeping = files.keep();
    await arriving.arrayBuffer();
    expect(await keeping).toBe(true);
    expect([...(caches.byName.get('age-engine-new')?.keys() ?? [])]).toEqual([addressOf('pglite')]);
  });

  it('of former engines are let go, and nothing else of the site', async () => {
    for (const name of ['age-engine-old', 'age-engine-new', 'another']) await caches.open(name);
    caches.byName.get('age-engine-new')?.set(addressOf('system'), new Response(content));
    await open();
    expect([...caches.byName.keys()]).toEqual(['age-engine-new', 'another']);
    expect(caches.byName.get('age-engine-new')?.size).toBe(1);
  });

  it('are read without a cache where the browser forbids one', async () => {
    caches.keys = async () => Promise.reject(new DOMException('no', 'SecurityError'));
    const files = await open();
    expect(await textOf(files)).toBe('PostgreSQL and its graphs');
    expect(await files.keep()).toBe(false);
  });

  it('are fetched where the cache cannot tell what it holds', async () => {
    caches.open = async () => Promise.resolve({ keys: async () => Promise.reject(new Error('broken')) });
    expect(await textOf(await open())).toBe('PostgreSQL and its graphs');
  });

  it('are fetched where the cache has lost what it told of', async () => {
    caches.open = async () =>
      Promise.resolve({
        keys: async () => Promise.resolve([{ url: addressOf('system') }]),
        match: async () => Promise.reject(new Error('broken')),
      });
    expect(await textOf(await open())).toBe('PostgreSQL and its graphs');
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    [
      'are not there',
      () => Promise.resolve(new Response('', { status: 404 })),
      'system.packed answered 404.',
    ],
  ])('that %s are told', async (_, answer, message) => {
    const files = await open();
    vi.stubGlobal('fetch', answer);
    const reading = files.read('system');
    await expect(reading).rejects.toBeInstanceOf(DownloadError);
    await expect(reading).rejects.toThrow(message);
    expect(await files.keep()).toBe(true);
    expect(caches.byName.get('age-engine-new')?.size).toBe(0);
  });

  it('that are longer than they should be are told: they are of another engine', async () => {
    encoding = 'br';
    const files = await open();
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response(new Uint8Array(content.length + 1))));
    await expect(files.read('system')).rejects.toThrow(`ended after ${content.length + 1} of`);
  });

  it.each([0.5, 0])('that break off while they are compiled are told, and are not kept', async (part) => {
    encoding = 'br';
    const files = await open();
    if (part === 0) vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    share = part;
    const reading = files.stream('pglite').then(async (response) => response.arrayBuffer());
    await expect(reading).rejects.toBeInstanceOf(DownloadError);
    await files.keep();
    expect(caches.byName.get('age-engine-new')?.size).toBe(0);
  });

  it('for which there is no room are read, and said not to be kept', async () => {
    caches.open = async () =>
      Promise.resolve({
        keys: async () => Promise.resolve([]),
        put: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      });
    const files = await open();
    expect(await textOf(files)).toBe('PostgreSQL and its graphs');
    expect(await files.keep()).toBe(false);
  });

  it.each(['br', 'gzip'])('that end early are told, and are not kept (%s)', async (sentAs) => {
    encoding = sentAs;
    share = 0.5;
    const files = await open();
    await expect(files.read('system')).rejects.toBeInstanceOf(DownloadError);
    await files.keep();
    expect(caches.byName.get('age-engine-new')?.size).toBe(0);
  });
});
