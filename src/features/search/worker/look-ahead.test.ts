import { expect, it, vi } from 'vitest';
import type { SearchRequest } from '../protocol';
import { lookAhead } from './look-ahead';

const letters = ' abcdefghijklmnop'.split('');
const engineOf = (search: (request: SearchRequest) => unknown) =>
  ({ search, lettersAfter: () => letters }) as unknown as Parameters<typeof lookAhead>[0];

it('reports the answers to at most twelve queries that the reader may type next', async () => {
  const told = vi.fn();
  await lookAhead(
    engineOf(({ query }) => ({ query })),
    { hitsPerPage: 20, query: 'edge' },
    () => false,
    told,
  );
  expect(told).toHaveBeenCalledTimes(12);
  expect(told.mock.calls.slice(0, 2)).toEqual([
    ['{"hitsPerPage":20,"query":"edge "}', '{"query":"edge "}'],
    ['{"hitsPerPage":20,"query":"edgea"}', '{"query":"edgea"}'],
  ]);
});

it('lets the message of a newer key arrive between two searches', async () => {
  let isHeard = false;
  const { port1: page, port2: worker } = new MessageChannel();
  worker.onmessage = () => (isHeard = true);
  const search = vi.fn(() => page.postMessage(null));
  await lookAhead(engineOf(search), { query: 'edge' }, () => isHeard, vi.fn());
  page.close();
  expect(search).toHaveBeenCalledOnce();
});

it('stops at a newer key, before the first search or between two', async () => {
  const search = vi.fn(() => ({}));
  await lookAhead(engineOf(search), { query: 'edge' }, () => true, vi.fn());
  expect(search).not.toHaveBeenCalled();
  await lookAhead(engineOf(search), { query: 'edge' }, () => search.mock.calls.length === 3, vi.fn());
  expect(search).toHaveBeenCalledTimes(3);
});
