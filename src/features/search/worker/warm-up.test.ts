import { expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import type { SearchRequest } from '../protocol';
import { warmUp } from './warm-up';

const filters = ['language:en'];

it('searches as the modal does, and lets a key in between two searches', async () => {
  const happened: string[] = [];
  const { port1: page, port2: worker } = new MessageChannel();
  worker.onmessage = () => happened.push('key');
  const search = vi.fn((_request: SearchRequest) => {
    happened.push('search');
    if (search.mock.calls.length === 1) page.postMessage(null);
  });
  await warmUp({ search } as unknown as Engine, filters, () => false);
  page.close();
  expect(happened.slice(0, 3)).toEqual(['search', 'key', 'search']);
  for (const [request] of search.mock.calls) {
    expect(request).toMatchObject({ facetFilters: filters, hitsPerPage: 20, mostPerGroup: 5 });
    expect(request.query).not.toBe('');
  }
});

it('stops when the reader types', async () => {
  let isTyping = false;
  const search = vi.fn(() => void (isTyping = search.mock.calls.length === 2));
  await warmUp({ search } as unknown as Engine, filters, () => isTyping);
  expect(search).toHaveBeenCalledTimes(2);
});
