import { describe, expect, it, vi } from 'vitest';
import { firstSuggestions } from '../bar/first-suggestions';
import type { SearchClient, SearchHit, SearchRequest } from '../protocol';
import { isAnswer, SearchSession } from './session';

const hits = Array.from(
  { length: 23 },
  (_, number) => ({ objectID: String(number), hierarchy: { lvl0: `Group ${number % 5}` } }) as SearchHit,
);

/** A client that answers 23 hits, as many per page as requested. */
function engine() {
  const requests: SearchRequest[] = [];
  const client: SearchClient = {
    search(call) {
      requests.push(...call.requests);
      return Promise.resolve({
        results: call.requests.map(({ page = 0, hitsPerPage = 20, query = '' }) => ({
          hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
          ...{ nbHits: hits.length, nbPages: 3, page, hitsPerPage, query },
        })),
      });
    },
  };
  return { client, requests };
}

const sessionOf = (client: SearchClient, log: (error: unknown) => void = () => undefined): SearchSession =>
  new SearchSession(client, (version) => ['default', `docs-default-${version}`], 'en', log);

const question = { query: 'edge', version: '0.3.0' };

describe('the search page\u2019s session', () => {
  it('asks for ten hits of one version', async () => {
    const { client, requests } = engine();
    const session = sessionOf(client);
    await session.ask(question);
    expect(requests).toMatchObject([
      {
        query: 'edge',
        page: 0,
        hitsPerPage: 10,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-0.3.0']],
        clickAnalytics: false,
      },
    ]);
    expect(requests[0]?.attributesToRetrieve).toEqual(
      expect.arrayContaining(['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url']),
    );
    expect(session.getState()).toMatchObject({ status: 'done', total: 23, pages: 1, allPages: 3 });
  });

  it('suggests the searches of the modal if nothing was found before, as after a deep link', async () => {
    const nothing = { hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 10, query: 'xqzzt' };
    const session = sessionOf({ search: () => Promise.resolve({ results: [nothing] }) });
    await session.ask({ ...question, query: 'xqzzt' });
    expect(session.getState().suggestions).toEqual(firstSuggestions);
  });

  it('suggests three sections of earlier hits if nothing is found', async () => {
    const { client } = engine();
    const search = vi.fn(client.search.bind(client));
    const session = sessionOf({ search });
    await session.ask(question);
    search.mockResolvedValueOnce({ results: [] });
    await session.ask({ ...question, query: 'xqzzt' });
    expect(session.getState()).toMatchObject({ hits: [], suggestions: ['Group 0', 'Group 1', 'Group 2'] });
  });

  it('shows a hit once if a later page repeats it', async () => {
    const { client } = engine();
    const moving: SearchClient = {
      search: async (call) => {
        const { results } = await client.search(call);
        return {
          results: results.map((result) => ({ ...result, hits: [...hits.slice(8, 10), ...result.hits] })),
        };
      },
    };
    const session = sessionOf(moving);
    await session.ask(question, 2);
    await session.more();
    const ids = session.getState().hits.map(({ objectID }) => objectID);
    expect(ids).toHaveLength(23);
    expect(new Set(ids).size).toBe(23);
  });

  it('treats a page without hits as the last one, and a first page without hits as nothing found', async () => {
    const { client } = engine();
    const emptyFrom = (first: number): SearchSession =>
      sessionOf({
        search: async (call) => {
          const { results } = await client.search(call);
          return {
            results: results.map((result) => (result.page < first ? result : { ...result, hits: [] })),
          };
        },
      });
    const later = emptyFrom(1);
    await later.ask(question);
    expect(later.getState()).toMatchObject({ pages: 1, allPages: 3 });
    await later.more();
    expect(later.getState()).toMatchObject({ pages: 2, allPages: 2, total: 23 });
    const never = emptyFrom(0);
    await never.ask(question);
    expect(never.getState()).toMatchObject({ pages: 1, allPages: 1, total: 0, hits: [] });
  });

  it('repeats a failed question for the same number of pages', async () => {
    const { client } = engine();
    let isBroken = true;
    const session = sessionOf({
      search: (call) => (isBroken ? Promise.reject(new Error('x')) : client.search(call)),
    });
    await session.ask(question, 2);
    expect(session.getState().status).toBe('failed');
    isBroken = false;
    await session.retry();
    expect(session.getState()).toMatchObject({ status: 'done', question, pages: 2 });
  });

  it('adds page after page, up to the last one', async () => {
    const session = sessionOf(engine().client);
    await session.ask(question);
    for (let more = 0; more < 4; more++) await session.more();
    expect(session.getState()).toMatchObject({ hits, pages: 3, allPages: 3 });
  });

  it('requests no further page while an answer is pending', async () => {
    const { client, requests } = engine();
    const session = sessionOf(client);
    await session.ask(question);
    await Promise.all([session.more(), session.more()]);
    expect(session.getState()).toMatchObject({ pages: 2, allPages: 3 });
    await Promise.all([session.ask({ ...question, query: 'edges' }), session.more()]);
    expect(requests.map(({ query, page }) => [query, page])).toEqual([
      ['edge', 0],
      ['edge', 1],
      ['edges', 0],
    ]);
  });

  it('shows several pages at once to a reader who comes back', async () => {
    const session = sessionOf(engine().client);
    await session.ask(question, 2);
    expect(session.getState()).toMatchObject({ hits: hits.slice(0, 20), pages: 2 });
  });

  it('drops an answer that a newer question has overtaken', async () => {
    const { client } = engine();
    const release: (() => void)[] = [];
    const slow: SearchClient = {
      search: async (call) => {
        await new Promise<void>((resolve) => release.push(resolve));
        return client.search(call);
      },
    };
    const session = sessionOf(slow);
    const first = session.ask(question);
    const second = session.ask({ ...question, query: 'vertex' }, 2);
    release[1]?.();
    await second;
    release[0]?.();
    await first;
    expect(session.getState()).toMatchObject({ pages: 2 });
  });

  it('drops a failure that a newer question has overtaken', async () => {
    const { client } = engine();
    let fail = (_: Error): void => undefined;
    const late = new Promise<never>((_, reject) => (fail = reject));
    const search = vi.fn(client.search.bind(client)).mockReturnValueOnce(late);
    const log = vi.fn();
    const session = sessionOf({ search }, log);
    const first = session.ask(question);
    await session.ask({ ...question, query: 'vertex' });
    fail(new Error('gone'));
    await first;
    expect(session.getState().status).toBe('done');
    expect(log).not.toHaveBeenCalled();
  });

  it('reports a failure, logs it, and recovers', async () => {
    const { client } = engine();
    const search = vi.fn(client.search.bind(client)).mockRejectedValueOnce(new Error('gone'));
    const log = vi.fn();
    const session = sessionOf({ search }, log);
    await session.ask(question);
    expect(session.getState()).toMatchObject({ status: 'failed', hits: [] });
    expect(log).toHaveBeenCalledOnce();
    await session.ask({ ...question, query: 'edges' });
    expect(session.getState()).toMatchObject({ status: 'done', total: 23 });
  });

  it('removes the hits of the previous question when the next one fails', async () => {
    const { client } = engine();
    const search = vi.fn(client.search.bind(client));
    const session = sessionOf({ search });
    await session.ask(question);
    search.mockRejectedValueOnce(new Error('gone'));
    await session.ask({ ...question, query: 'edges' });
    expect(session.getState()).toMatchObject({ status: 'failed', hits: [], pages: 0 });
  });

  it('keeps the hits when a further page fails, and requests that page again', async () => {
    const { client } = engine();
    const search = vi.fn(client.search.bind(client));
    const session = sessionOf({ search });
    await session.ask(question);
    search.mockRejectedValueOnce(new Error('gone'));
    await session.more();
    expect(session.getState()).toMatchObject({
      status: 'failed',
      hits: hits.slice(0, 10),
      ...{ total: 23, pages: 1, allPages: 3 },
    });
    await session.more();
    expect(session.getState()).toMatchObject({ status: 'done', hits: hits.slice(0, 20), pages: 2 });
  });

  it('knows which question its hits answer', async () => {
    const session = sessionOf(engine().client);
    await session.ask(question);
    const asked = session.ask({ ...question, version: 'current' });
    expect(isAnswer(session.getState(), { ...question })).toBe(true);
    expect(isAnswer(session.getState(), { ...question, version: 'current' })).toBe(false);
    await asked;
    expect(isAnswer(session.getState(), { ...question, version: 'current' })).toBe(true);
    expect(isAnswer(session.getState(), null)).toBe(false);
  });

  it.each(['', '  '])('is idle for the empty query "%s"', async (query) => {
    const { client, requests } = engine();
    const session = sessionOf(client);
    await session.ask(question);
    await session.ask({ ...question, query });
    expect(session.getState()).toMatchObject({ status: 'idle', hits: [] });
    expect(requests).toHaveLength(1);
  });
});
