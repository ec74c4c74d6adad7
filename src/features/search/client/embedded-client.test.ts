import { describe, expect, it, vi } from 'vitest';
import type { SearchResult } from '../protocol';
import type { FromWorker, ToWorker } from '../worker/messages';
import { createEmbeddedClient } from './embedded-client';
import { keepWorker, type SearchWorker } from './kept-worker';

type Answer = (message: ToWorker) => FromWorker | null;

/** A worker in the same thread. */
class TestWorker extends EventTarget {
  readonly heard: ToWorker[] = [];
  isEnded = false;

  constructor(private readonly answer: Answer) {
    super();
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
    const data = this.answer(message);
    if (data) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const result: SearchResult = { hits: [], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, query: 'edge' };
const answering: Answer = (message) =>
  message.type === 'search' ? { type: 'result', id: message.id, result } : null;

function clientWith(...answers: Answer[]) {
  const workers: TestWorker[] = [];
  const createWorker = (): SearchWorker => {
    const worker = new TestWorker(answers[Math.min(workers.length, answers.length - 1)] ?? answering);
    workers.push(worker);
    return worker;
  };
  return {
    client: createEmbeddedClient(keepWorker({ createWorker, folder: '/index/', site: '/' }), 1000),
    workers,
  };
}

const ask = (client: ReturnType<typeof clientWith>['client']) =>
  client.search({ requests: [{ query: 'edge' }] });

describe('the embedded client', () => {
  it('starts one worker, at the first search', async () => {
    const { client, workers } = clientWith(answering);
    expect(workers).toHaveLength(0);
    expect(await ask(client)).toEqual({ results: [result] });
    await ask(client);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.heard[0]).toEqual({ type: 'start', folder: '/index/', site: '/' });
  });

  it('fails one search when no worker can be created, and keeps the worker of the next search', async () => {
    vi.useFakeTimers();
    const createWorker = vi
      .fn<() => SearchWorker>()
      .mockImplementationOnce(() => {
        throw new Error('no worker');
      })
      .mockImplementation(() => new TestWorker(answering));
    const client = createEmbeddedClient(keepWorker({ createWorker, folder: '/index/', site: '/' }), 1000);
    await expect(ask(client)).rejects.toThrow('no worker');
    await ask(client);
    await vi.advanceTimersByTimeAsync(2000);
    await ask(client);
    expect(createWorker).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('rejects each failed search with the message of the worker', async () => {
    const failing: Answer = (message) =>
      message.type === 'search'
        ? { type: 'failure', id: message.id, name: 'Error', message: 'no index' }
        : null;
    const { client } = clientWith(failing);
    await expect(ask(client)).rejects.toThrow('no index');
    await expect(ask(client)).rejects.toThrow('no index');
  });

  it('replaces a worker that died', async () => {
    const { client, workers } = clientWith(() => null, answering);
    const asked = ask(client);
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(asked).rejects.toThrow('The search worker failed: it could not be loaded.');
    expect(workers[0]?.isEnded).toBe(true);
    expect(await ask(client)).toEqual({ results: [result] });
  });

  it('replaces a worker whose answer cannot be read', async () => {
    const { client, workers } = clientWith(() => null, answering);
    const asked = ask(client);
    workers[0]?.dispatchEvent(new Event('messageerror'));
    await expect(asked).rejects.toThrow('sent what cannot be read');
    expect(await ask(client)).toEqual({ results: [result] });
  });

  it('reports why a worker failed if the error event has a message', async () => {
    const { client, workers } = clientWith(() => null);
    const asked = ask(client);
    workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    await expect(asked).rejects.toThrow('The search worker failed: out of memory.');
  });

  it.each(['error', 'messageerror'])(
    'keeps the new worker at a late %s event of the old one',
    async (type) => {
      const { client, workers } = clientWith(() => null, answering);
      const first = ask(client);
      workers[0]?.dispatchEvent(new Event('error'));
      await expect(first).rejects.toThrow('it could not be loaded');
      const second = ask(client);
      workers[0]?.dispatchEvent(new Event(type));
      expect(await second).toEqual({ results: [result] });
      await ask(client);
      expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    },
  );

  it('ignores a late answer of the previous worker', async () => {
    const { client, workers } = clientWith(() => null, answering);
    const first = ask(client);
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow();
    const second = ask(client);
    const late: SearchResult = { ...result, nbHits: 9 };
    workers[0]?.dispatchEvent(new MessageEvent('message', { data: { type: 'result', id: 1, result: late } }));
    expect(await second).toEqual({ results: [result] });
  });

  it('ends a worker that does not answer in time, and starts another', async () => {
    vi.useFakeTimers();
    const { client, workers } = clientWith(() => null, answering);
    const asked = expect(ask(client)).rejects.toThrow('did not answer in 1000 ms');
    await vi.advanceTimersByTimeAsync(1000);
    await asked;
    vi.useRealTimers();
    expect(workers[0]?.isEnded).toBe(true);
    expect(await ask(client)).toEqual({ results: [result] });
  });

  it('sends only the fields of a request that the engine reads, so that it can be cloned', async () => {
    const { client, workers } = clientWith(answering);
    const read = {
      ...{ query: 'edge', page: 1, hitsPerPage: 7, mostPerGroup: 3, facetFilters: ['language:en'] },
      ...{ attributesToSnippet: ['content:10'], snippetEllipsisText: '…' },
      ...{ highlightPreTag: '[', highlightPostTag: ']' },
    };
    await client.search({ requests: [{ ...read, clickAnalytics: true, onDone: () => undefined } as object] });
    const [search] = workers[0]?.heard.filter(({ type }) => type === 'search') ?? [];
    expect((search as { readonly request: object }).request).toEqual(read);
    expect(() => structuredClone(search)).not.toThrow();
  });

  it('calls onTexts when the worker has loaded texts that the last answer lacked', async () => {
    const { client } = clientWith((message) =>
      message.type === 'typed' ? { type: 'texts' } : answering(message),
    );
    client.onTexts = vi.fn<() => void>();
    await ask(client);
    expect(client.onTexts).toHaveBeenCalledOnce();
  });

  it('asks the worker to wait for texts only if the request names a page of results', async () => {
    const { client, workers } = clientWith(answering);
    await client.search({ requests: [{ query: 'a' }, { query: 'a', page: 0 }] });
    const searches = workers[0]?.heard.filter(({ type }) => type === 'search');
    expect(searches).toMatchObject([{ withTexts: false }, { withTexts: true }]);
  });

  describe('with answers computed ahead', () => {
    const ahead: SearchResult = { ...result, query: 'edges', nbHits: 7 };
    /** Answers each search, and sends the answer to `edges` ahead when it hears what was typed. */
    const lookingAhead: Answer = (message) =>
      message.type === 'typed'
        ? {
            type: 'ahead',
            request: JSON.stringify({ ...message.request, query: 'edges' }),
            result: JSON.stringify(ahead),
          }
        : answering(message);
    const typed = (client: ReturnType<typeof clientWith>['client'], query: string) =>
      client.search({ requests: [{ query, hitsPerPage: 20 }] });

    it('returns them without a search, and reports the typed query to the worker', async () => {
      const { client, workers } = clientWith(lookingAhead);
      await typed(client, 'edge');
      const heard = workers[0]?.heard.length;
      expect(await typed(client, 'edges')).toEqual({ results: [ahead] });
      expect(workers[0]?.heard.slice(heard)).toMatchObject([{ type: 'typed', request: { query: 'edges' } }]);
    });

    it('asks the worker for any other request, and for pages of results', async () => {
      const { client } = clientWith(lookingAhead);
      await typed(client, 'edge');
      const others = [
        { query: 'edges', hitsPerPage: 10 },
        { query: 'edges', hitsPerPage: 20, page: 0 },
        { query: 'Edges', hitsPerPage: 20 },
      ];
      for (const request of others)
        expect(await client.search({ requests: [request] })).toEqual({ results: [result] });
    });

    it('forgets the oldest when more than a hundred others have arrived', async () => {
      const { client, workers } = clientWith(answering);
      await typed(client, 'edge');
      const tell = (query: string): void => {
        const request = JSON.stringify({ query, hitsPerPage: 20 });
        const data = { type: 'ahead', request, result: JSON.stringify(ahead) };
        workers[0]?.dispatchEvent(new MessageEvent('message', { data }));
      };
      tell('edges');
      expect(await typed(client, 'edges')).toEqual({ results: [ahead] });
      for (let other = 0; other <= 100; other++) tell(`edge ${other}`);
      expect(await typed(client, 'edges')).toEqual({ results: [result] });
    });

    it('forgets them when texts arrive, because they lack snippets', async () => {
      const { client, workers } = clientWith(lookingAhead);
      await typed(client, 'edge');
      const data: FromWorker = { type: 'texts' };
      workers[0]?.dispatchEvent(new MessageEvent('message', { data }));
      expect(await typed(client, 'edges')).toEqual({ results: [result] });
    });

    it('forgets them when the worker that sent them fails', async () => {
      const { client, workers } = clientWith(lookingAhead, answering);
      await typed(client, 'edge');
      workers[0]?.dispatchEvent(new Event('error'));
      expect(await typed(client, 'edges')).toEqual({ results: [result] });
    });
  });
});
