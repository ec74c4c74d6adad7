import { expect, it, vi } from 'vitest';
import type { ToWorker } from '../worker/messages';
import { keepWorker, type SearchWorker } from './kept-worker';

class TestWorker extends EventTarget {
  readonly heard: ToWorker[] = [];
  readonly postMessage = (message: ToWorker): void => void this.heard.push(message);
  readonly terminate = vi.fn<() => void>();
}

function keptWorkers() {
  const workers: TestWorker[] = [];
  const createWorker = (): SearchWorker => {
    const worker = new TestWorker();
    workers.push(worker);
    return worker;
  };
  return { kept: keepWorker({ createWorker, folder: '/index/', site: '/' }), workers };
}

it('starts one worker when it is first needed, and sends it the folder of the index first', () => {
  const { kept, workers } = keptWorkers();
  expect(workers).toHaveLength(0);
  kept.prepare(['language:en']);
  expect(kept.current()).toBe(workers[0]);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.heard).toEqual([
    { type: 'start', folder: '/index/', site: '/' },
    { type: 'prepare', facetFilters: ['language:en'] },
  ]);
});

it('ends a worker that fails before any search, and starts the next one when it is needed', () => {
  const { kept, workers } = keptWorkers();
  kept.prepare(undefined);
  workers[0]?.dispatchEvent(new Event('error'));
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  expect(workers).toHaveLength(1);
  expect(kept.current()).toBe(workers[1]);
});

it('keeps the new worker when the previous one is ended once more', () => {
  const { kept, workers } = keptWorkers();
  const first = kept.current();
  kept.end(first);
  const second = kept.current();
  kept.end(first);
  expect(kept.current()).toBe(second);
  expect(workers[1]?.terminate).not.toHaveBeenCalled();
});

it('warns when no worker can be created to prepare, and throws when one is needed', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const kept = keepWorker({
    createWorker: () => {
      throw new Error('no workers here');
    },
    folder: '',
    site: '',
  });
  kept.prepare(undefined);
  expect(warn).toHaveBeenCalledOnce();
  expect(() => kept.current()).toThrow('no workers here');
});
