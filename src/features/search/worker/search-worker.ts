/**
 * The embedded engine's worker: fetches the index files, searches, answers. Nothing here runs before the reader shows
 * that they want to search.
 */
import type { Engine } from '../engine/engine';
import type { FacetFilters, SearchRequest } from '../protocol';
import { fetchJson } from './fetch-json';
import { IndexStore } from './index-store';
import { lookAhead } from './look-ahead';
import type { FromWorker, ToWorker } from './messages';
import { prepareMore, warmUp } from './warm-up';

const scope = self as unknown as DedicatedWorkerGlobalScope;
let store: IndexStore | null = null;
/** Number of the reader's requests. Work ahead of requests stops when it increases. */
let asked = 0;

scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    store = new IndexStore(data.folder, data.site, fetchJson);
  } else if (data.type === 'prepare') {
    prepare(data.facetFilters).catch(() => {
      // The first search reports the failure.
    });
  } else if (data.type === 'search') {
    asked++;
    void answer(data).then((message) => scope.postMessage(message));
  } else {
    asked++;
    prepareNext(data.request).catch(() => {
      // The next search reports the failure.
    });
  }
});

const warm = new WeakSet<Engine>();

async function prepare(facetFilters: FacetFilters | undefined): Promise<void> {
  const engine = await store?.engineFor(facetFilters);
  if (!engine || warm.has(engine)) return;
  warm.add(engine);
  await store?.textsFor(facetFilters);
  await warmUp(engine, facetFilters, () => asked > 0);
}

async function prepareNext(request: SearchRequest): Promise<void> {
  const now = asked;
  const isOvertaken = (): boolean => asked !== now;
  const engine = await store?.engineFor(request.facetFilters);
  const cameLate = await store?.textsFor(request.facetFilters);
  if (!engine) return;
  if (cameLate && !isOvertaken()) scope.postMessage({ type: 'texts' } satisfies FromWorker);
  await lookAhead(engine, request, isOvertaken, (next, result) =>
    scope.postMessage({ type: 'ahead', request: next, result } satisfies FromWorker),
  );
  await prepareMore(engine, isOvertaken);
}

/**
 * Milliseconds that the search page waits for texts once the hits are known. Without a limit, a text file that never
 * arrives would keep the hits from the reader too.
 */
const textsPatience = 10_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function answer({
  id,
  request,
  withTexts,
}: Extract<ToWorker, { type: 'search' }>): Promise<FromWorker> {
  try {
    if (!store) throw new Error('The search worker was not started.');
    const engine = await store.engineFor(request.facetFilters);
    if (withTexts) await Promise.race([store.textsFor(request.facetFilters), wait(textsPatience)]);
    return { type: 'result', id, result: engine.search(request) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { type: 'failure', id, name, message };
  }
}
