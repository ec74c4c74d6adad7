/** The other side of `hover-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Message, Question } from './hover-thread';
import { createHighlightedFinder } from './highlighted-hovers';

const finder = createHighlightedFinder(workerData as string);

const answer = async ({ id, version, code }: Question): Promise<Answer> => {
  try {
    return { id, hovers: await finder.find(version, code) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
};

// One after the other, so that each answer leaves before the next sample is looked at and its page goes on meanwhile.
let last = Promise.resolve();
parentPort?.on('message', (message: Message) => {
  if ('codes' in message) finder.expect(message.version, message.codes);
  else last = last.then(async () => parentPort?.postMessage(await answer(message)));
});
