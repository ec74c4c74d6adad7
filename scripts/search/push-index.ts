import type { Algoliasearch } from 'algoliasearch';
import type { HostedRecord } from '../../plugins/search-index/hosted-records';
import { countOf } from '../count-of';
import { findLeftovers, nameNewIndex } from './index-names';
import { describeFailure, isRefused } from './push-failure';
import { settings, synonyms } from './settings';

type PushClient = Pick<
  Algoliasearch,
  | 'listIndices'
  | 'setSettings'
  | 'saveSynonyms'
  | 'saveObjects'
  | 'operationIndex'
  | 'deleteIndex'
  | 'waitForTask'
>;

/** As many as the client sends at once. */
const recordsAtOnce = 1000;

/** How far putting the new index in the place of the old one has come. */
type Move = 'not asked for' | 'asked for' | 'accepted';

/** What we know of a move that did not end well. */
const known: Readonly<Record<Exclude<Move, 'not asked for'>, string>> = {
  'asked for': 'It is not known whether the service has done this step',
  accepted: 'The service has accepted this step',
};

/** Waits until the service has done a task on an index. */
type Settle = (indexName: string, task: { readonly taskID: number }) => Promise<unknown>;

/** Sends records, as many at once as the client does, and waits until the service has them all. */
async function sendRecords(
  client: PushClient,
  indexName: string,
  records: readonly HostedRecord[],
  settle: Settle,
  signal: AbortSignal,
): Promise<void> {
  const objects = records.map((record) => ({ ...record }));
  const sent: { readonly taskID: number }[] = [];
  for (let start = 0; start < objects.length; start += recordsAtOnce) {
    signal.throwIfAborted();
    const some = objects.slice(start, start + recordsAtOnce);
    sent.push(...(await client.saveObjects({ indexName, objects: some })));
  }
  for (const task of sent) await settle(indexName, task);
}

/** Removes a new index that did not become the one in use. @returns whether it is gone */
const remove = (client: PushClient, indexName: string): Promise<boolean> =>
  client.deleteIndex({ indexName }).then(
    () => true,
    () => false,
  );

/**
 * Replaces a hosted index by these records, settings and synonyms at once. Everything goes into a new index, which
 * takes the old one's place when it is complete. If anything fails before that, the new index is removed and the old
 * one is unchanged. Another push at the same time fills an index of its own. After the move was requested, nothing is
 * removed unless the service refuses the move: its answer may be lost although the move was made.
 *
 * @param signal - Ends the push as a failure does, with the signal's reason.
 * @throws Error saying which step failed, and whether the old index is untouched or that cannot be known
 */
export async function pushIndex(
  client: PushClient,
  indexName: string,
  records: readonly HostedRecord[],
  say: (line: string) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const newIndex = nameNewIndex(indexName);
  let step = '';
  let isBegun = false;
  let move: Move = 'not asked for';
  const begin = (next: string): void => {
    step = next;
    say(`${next} ...`);
    signal.throwIfAborted();
  };
  const settle: Settle = (indexNameOfTask, { taskID }) =>
    unlessAborted(signal, client.waitForTask({ indexName: indexNameOfTask, taskID }));
  try {
    begin('Removing what earlier pushes may have left');
    for (const name of await findLeftovers(client, indexName)) await client.deleteIndex({ indexName: name });
    begin('Sending settings and synonyms');
    const setting = await client.setSettings({ indexName: newIndex, indexSettings: settings });
    isBegun = true;
    await settle(newIndex, setting);
    await settle(newIndex, await client.saveSynonyms({ indexName: newIndex, synonymHit: synonyms }));
    begin(`Sending ${countOf(records.length, 'record')}`);
    await sendRecords(client, newIndex, records, settle, signal);
    begin('Putting the new index in the place of the old one');
    const operationIndexParams = { operation: 'move', destination: indexName } as const;
    move = 'asked for';
    const moving = await client.operationIndex({ indexName: newIndex, operationIndexParams });
    move = 'accepted';
    await settle(newIndex, moving);
  } catch (error) {
    const failure = `${step}: ${describeFailure(error)}`;
    if (move === 'accepted' || (move === 'asked for' && !isRefused(error))) {
      throw new Error(
        `${failure} ${known[move]}, so the index ${indexName} may be the new one already. Look at the list of indexes ` +
          `in the service\u2019s dashboard: the step is done when ${newIndex} is gone.`,
        { cause: error },
      );
    }
    const isRemoved = await remove(client, newIndex);
    const left =
      isBegun && !isRemoved
        ? ` ${newIndex} could not be removed: a push that begins an hour later removes it.`
        : '';
    throw new Error(`${failure} The index ${indexName} is as it was.${left}`, { cause: error });
  }
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
