import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { indexFormat } from '../engine/index-file';
import { packIndex } from '../engine/pack';
import type { ToWorker } from './messages';

const source = { name: '0.3.0', version: '0.3.0', tag: 'docs-default-0.3.0', language: 'en' };
const fields = { meta: '', lead: '', text: 'What it is.', code: '' };
const record = { level: 1, heading: 'Intro', anchor: '', text: 'What it is.', fields };
const { index } = packIndex(source, 'build', [
  { route: 'docs/intro', group: 'Start', kind: 'tutorial', records: [record] },
]);
const files: Readonly<Record<string, unknown>> = {
  '/index/manifest.json': { format: indexFormat, indexes: [{ source, index: 'a.json', text: 'b.json' }] },
  '/index/a.json': index,
};

/** A stand-in for the global scope of the worker. */
class Scope extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();

  hear(data: ToWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('answers without texts after 10 s if the texts for a page of results never arrive', async () => {
  const scope = new Scope();
  vi.stubGlobal('self', scope);
  vi.stubGlobal('fetch', (address: string) =>
    address in files ? Promise.resolve(Response.json(files[address])) : new Promise(() => undefined),
  );
  await import('./search-worker');
  scope.hear({ type: 'start', folder: '/index/', site: '/' });
  scope.hear({ type: 'search', id: 1, request: { query: 'intro', page: 0 }, withTexts: true });
  await vi.advanceTimersByTimeAsync(9000);
  expect(scope.postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(scope.postMessage).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      type: 'result',
      id: 1,
      result: expect.objectContaining({ nbHits: 1 }) as unknown,
    }),
  );
});
