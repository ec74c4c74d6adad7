import { describe, expect, it, vi } from 'vitest';
import { indexFormat } from '../engine/index-file';
import { packIndex } from '../engine/pack';
import { IndexStore } from './index-store';

const source = { name: '0.3.0', version: '0.3.0', tag: 'docs-default-0.3.0', language: 'en' };
const { index, text } = packIndex(source, 'build', [
  {
    route: 'docs/intro',
    group: 'Start',
    kind: 'tutorial',
    records: [
      {
        level: 1,
        heading: 'Intro',
        anchor: '',
        text: 'What it is.',
        fields: { meta: '', lead: '', text: 'What it is.', code: '' },
      },
    ],
  },
]);
const files: Record<string, unknown> = {
  '/index/manifest.json': { format: indexFormat, indexes: [{ source, index: 'a.json', text: 'b.json' }] },
  '/index/a.json': index,
  '/index/b.json': text,
};

function storeWith(changed: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = { ...files, ...changed };
  const fetchJson = vi.fn((address: string): Promise<unknown> => {
    const file = all[address];
    return file === undefined ? Promise.reject(new Error(`${address} answered 404`)) : Promise.resolve(file);
  });
  return { store: new IndexStore('/index/', '/', fetchJson), fetchJson, all };
}

const filters = ['docusaurus_tag:docs-default-0.3.0'];
const snippetOf = async (store: IndexStore) => {
  const engine = await store.engineFor(filters);
  await store.textsFor(filters);
  return engine.search({ query: 'intro', facetFilters: filters }).hits[0]?.content;
};

describe('the store of index files', () => {
  it('fetches each file once', async () => {
    const { store, fetchJson } = storeWith();
    expect(await snippetOf(store)).toBe('What it is.');
    await snippetOf(store);
    // The manifest is revalidated, because it names hashed files, which a later build may have deleted.
    expect(fetchJson.mock.calls[0]).toEqual(['/index/manifest.json', { cache: 'no-cache' }]);
    expect(fetchJson.mock.calls.map(([address]) => address)).toEqual([
      '/index/manifest.json',
      '/index/a.json',
      '/index/b.json',
    ]);
  });

  it('finds nothing for a version that does not exist, and fetches only the manifest', async () => {
    const { store, fetchJson } = storeWith();
    const engine = await store.engineFor(['docusaurus_tag:docs-default-9']);
    expect(engine.search({ query: 'intro' }).nbHits).toBe(0);
    expect(fetchJson.mock.calls.map(([address]) => address)).toEqual(['/index/manifest.json']);
  });

  it.each([
    ['a missing manifest', { '/index/manifest.json': undefined }, /manifest\.json answered 404/],
    ['a manifest of another build', { '/index/manifest.json': { format: 0 } }, /made by another build/],
    [
      'a manifest of another build in the present form',
      { '/index/manifest.json': { format: 0, indexes: [] } },
      /made by another build/,
    ],
    ['a missing index', { '/index/a.json': undefined }, /a\.json answered 404/],
    ['a truncated index', { '/index/a.json': { ...index, terms: '#a' } }, /index 0\.3\.0 is damaged/],
    ['an index without a format', { '/index/a.json': {} }, /format undefined/],
  ])('fails for %s, and recovers once the file is right', async (_, changed, message) => {
    const { store, all } = storeWith(changed);
    await expect(store.engineFor(filters)).rejects.toThrow(message);
    Object.assign(all, files);
    expect(await snippetOf(store)).toBe('What it is.');
  });

  it.each([
    ['an index without a format', '/index/a.json', {}],
    ['a truncated index', '/index/a.json', undefined],
    ['truncated texts', '/index/b.json', undefined],
    ['texts of another build', '/index/b.json', { ...text, build: 'other' }],
  ])('fetches %s past the browser cache if the cached file is unusable', async (_, kept, content) => {
    const fetchJson = vi.fn((address: string, options?: RequestInit): Promise<unknown> => {
      const isKept = address === kept && options?.cache !== 'reload';
      return isKept && !content
        ? Promise.reject(new Error('cut off'))
        : Promise.resolve(isKept ? content : files[address]);
    });
    expect(await snippetOf(new IndexStore('/index/', '/', fetchJson))).toBe('What it is.');
    expect(fetchJson.mock.calls.filter(([address]) => address === kept)).toEqual([
      [kept, undefined],
      [kept, { cache: 'reload' }],
    ]);
  });

  it('bypasses the browser cache at the next question if a cached index proves damaged when opened', async () => {
    const fetchJson = vi.fn((address: string, options?: RequestInit): Promise<unknown> => {
      const isKept = address === '/index/a.json' && options?.cache !== 'reload';
      return Promise.resolve(isKept ? { ...index, terms: '#a' } : files[address]);
    });
    const store = new IndexStore('/index/', '/', fetchJson);
    await expect(store.engineFor(filters)).rejects.toThrow(/index 0\.3\.0 is damaged/);
    expect(await snippetOf(store)).toBe('What it is.');
  });

  it('fetches the manifest again when a new build has deleted the files of the old one', async () => {
    const { store, all } = storeWith({ '/index/a.json': undefined });
    await expect(store.engineFor(filters)).rejects.toThrow(/a\.json answered 404/);
    all['/index/manifest.json'] = {
      format: indexFormat,
      indexes: [{ source, index: 'new-a.json', text: 'b.json' }],
    };
    all['/index/new-a.json'] = index;
    expect(await snippetOf(store)).toBe('What it is.');
  });

  it('reports whether texts have arrived that were missing before', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { store, all } = storeWith({ '/index/b.json': undefined });
    expect(await store.textsFor(filters)).toBe(false);
    Object.assign(all, files);
    expect(await store.textsFor(filters)).toBe(true);
    expect(await store.textsFor(filters)).toBe(false);
  });

  it('fetches texts again after a failure', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { store, all } = storeWith({ '/index/b.json': undefined });
    expect(await snippetOf(store)).toBeNull();
    Object.assign(all, files);
    expect(await snippetOf(store)).toBe('What it is.');
  });

  it('adds snippets when late texts arrive, even if the index of another version failed meanwhile', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const next = { ...source, name: 'current', version: 'current', tag: 'docs-default-current' };
    const { store, all } = storeWith({
      '/index/manifest.json': {
        format: indexFormat,
        indexes: [
          { source, index: 'a.json', text: 'b.json' },
          { source: next, index: 'next.json', text: 'b.json' },
        ],
      },
      '/index/b.json': undefined,
    });
    expect(await snippetOf(store)).toBeNull();
    await expect(store.engineFor(['docusaurus_tag:docs-default-current'])).rejects.toThrow(/next\.json/);
    all['/index/b.json'] = text;
    expect(await snippetOf(store)).toBe('What it is.');
  });

  it.each([
    ['are missing, and logs a warning', undefined, true],
    ['are of another build, and logs no warning', { ...text, build: 'other' }, false],
  ])('answers without snippets if texts %s', async (_, changed, isSaid) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { store } = storeWith({ '/index/b.json': changed });
    expect(await snippetOf(store)).toBeNull();
    expect(warn.mock.calls.length > 0).toBe(isSaid);
  });
});
