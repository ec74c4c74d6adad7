import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchClient, SearchResponse } from '../protocol';
import { showingFailures } from './failure';

const good: SearchResponse = {
  results: [{ hits: [], nbHits: 3, page: 0, nbPages: 1, hitsPerPage: 20, query: 'a' }],
};

/** Searches as the modal does, and records each status that the modal would set. */
async function askLikeTheModal(client: SearchClient, statuses: string[]): Promise<SearchResponse> {
  statuses.push('loading');
  const answer = await client
    .search({ requests: [{ query: 'a' }] })
    .catch((error: unknown) => {
      if (error instanceof Error && error.name === 'RetryError') statuses.push('error');
      throw error;
    })
    .finally(() => statuses.push('idle'));
  return answer;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a failed search', () => {
  it('ends in the modal\u2019s error status, without hits and without a rejection', async () => {
    const log = vi.fn();
    const failure = new Error('500 Internal error');
    const client = showingFailures({ search: () => Promise.reject(failure) }, log, () => false);
    const statuses: string[] = [];
    const answer = await askLikeTheModal(client, statuses);
    expect(answer.results[0]).toMatchObject({ hits: [], nbHits: 0 });
    expect(log).toHaveBeenCalledWith(failure);
    vi.runAllTimers();
    expect(statuses).toEqual(['loading', 'idle', 'error']);
  });

  it('is passed on as an error with a message, also if something else was thrown', async () => {
    // A worker or a service may throw any value; the linter forbids to reject with a text, hence `unknown`.
    const thrown: unknown = 'no index';
    const search = vi.fn<SearchClient['search']>().mockRejectedValue(thrown);
    const client = showingFailures(
      { search },
      () => undefined,
      () => false,
    );
    const told = vi.fn();
    await client.search({ requests: [{ query: 'a' }] }).catch(told);
    vi.runAllTimers();
    expect(told.mock.calls).toEqual([[expect.objectContaining({ name: 'RetryError', message: 'no index' })]]);
  });

  it('is not shown when a newer search has begun', async () => {
    let fail = true;
    const engine: SearchClient = {
      search: () => (fail ? Promise.reject(new Error('late')) : Promise.resolve(good)),
    };
    const client = showingFailures(
      engine,
      () => undefined,
      () => false,
    );
    const statuses: string[] = [];
    await askLikeTheModal(client, statuses);
    fail = false;
    expect(await askLikeTheModal(client, statuses)).toBe(good);
    vi.runAllTimers();
    expect(statuses).toEqual(['loading', 'idle', 'loading', 'idle']);
  });

  it('is not shown when the reader has emptied the box meanwhile', async () => {
    const statuses: string[] = [];
    const client = showingFailures(
      { search: () => Promise.reject(new Error('late')) },
      () => undefined,
      () => true,
    );
    await askLikeTheModal(client, statuses);
    vi.runAllTimers();
    expect(statuses).toEqual(['loading', 'idle']);
  });

  it('is logged again only if its message differs or a search succeeded in between', async () => {
    const log = vi.fn();
    const search = vi.fn<SearchClient['search']>();
    const client = showingFailures({ search }, log, () => false);
    const first = new Error('no index');
    const other = new Error('no worker');
    for (const failure of [first, new Error('no index'), other, null, other]) {
      if (failure) search.mockRejectedValueOnce(failure);
      else search.mockResolvedValueOnce(good);
      await client.search({ requests: [{ query: 'a' }] });
    }
    expect(log.mock.calls).toEqual([[first], [other], [other]]);
  });
});
