import { expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import type { SearchRequest } from '../protocol';
import { prepareMore, warmUp } from './warm-up';

const filters = ['language:en'];

it('searches with the parameters of the modal, and lets messages arrive between two searches', async () => {
  const happened: string[] = [];
  const { port1: page, port2: worker } = new MessageChannel();
  worker.onmessage = () => happened.push('key');
  const search = vi.fn((_request: SearchRequest) => {
    happened.push('search');
    if (search.mock.calls.length === 1) page.postMessage(null);
  });
  await warmUp({ search, prepareMore: () => false } as unknown as Engine, filters, () => false);
  page.close();
  expect(happened.slice(0, 3)).toEqual(['search', 'key', 'search']);
  for (const [request] of search.mock.calls) {
    expect(request).toMatchObject({ facetFilters: filters, hitsPerPage: 20, mostPerGroup: 5 });
    expect(request.query).not.toBe('');
  }
});

it('then looks up terms of the index until there are no more', async () => {
  const prepareMore = vi.fn(() => prepareMore.mock.calls.length < 3);
  await warmUp({ search: vi.fn(), prepareMore } as unknown as Engine, filters, () => false);
  expect(prepareMore).toHaveBeenCalledTimes(3);
});

it('stops looking up terms at a key, and prepareMore continues until the next key', async () => {
  const lookUp = vi.fn(() => true);
  const engine = { search: vi.fn(), prepareMore: lookUp } as unknown as Engine;
  await warmUp(engine, filters, () => lookUp.mock.calls.length === 2);
  expect(lookUp).toHaveBeenCalledTimes(2);
  await prepareMore(engine, () => lookUp.mock.calls.length === 3);
  expect(lookUp).toHaveBeenCalledTimes(3);
});

it('stops searching when the reader types', async () => {
  let isTyping = false;
  const search = vi.fn(() => void (isTyping = search.mock.calls.length === 2));
  await warmUp({ search, prepareMore: () => false } as unknown as Engine, filters, () => isTyping);
  expect(search).toHaveBeenCalledTimes(2);
});
