/** The other side of `hover-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Question } from './hover-thread';
import { createHighlightedFinder } from './highlighted-hovers';

const find = createHighlightedFinder(workerData as string);

const answer = async ({ id, version, code }: Question): Promise<Answer> => {
  try {
    return { id, hovers: await find(version, code) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
};

// One after the other, so that each answer leaves before the next sample is looked at and its page goes on meanwhile.
let last = Promise.resolve();
parentPort?.on('message', (question: Question) => {
  last = last.then(async () => parentPort?.postMessage(await answer(question)));
});
