import type { Algoliasearch } from 'algoliasearch';
import type { HostedRecord } from '../../plugins/search-index/hosted-records';
import { countOf } from '../count-of';
import { describeFailure, isRefused } from './push-failure';
import { settings, synonyms } from './settings';

type PushClient = Pick<
  Algoliasearch,
  'setSettings' | 'saveSynonyms' | 'saveObjects' | 'operationIndex' | 'deleteIndex' | 'waitForTask'
>;

/** How far putting the new index in the place of the old one has come. */
type Move = 'not asked for' | 'asked for' | 'accepted';

/** What we know of a move that did not end well. */
const known: Readonly<Record<Exclude<Move, 'not asked for'>, string>> = {
  'asked for': 'It is not known whether the service has done this step',
  accepted: 'The service has accepted this step',
};

/**
 * Replaces a hosted index by these records, settings and synonyms at once: all of it goes into a new index, which takes
 * the old one's place when it is complete. When anything fails before, the new index is removed and the old one is as it
 * was. Once the move is asked for, nothing is removed unless the service refuses it: the answer may be lost and the move
 * done.
 *
 * @throws Error saying which step failed, and whether the old index is untouched or that cannot be known
 */
export async function pushIndex(
  client: PushClient,
  indexName: string,
  records: readonly HostedRecord[],
  say: (line: string) => void,
): Promise<void> {
  const newIndex = `${indexName}_new`;
  let step = '';
  let move: Move = 'not asked for';
  const begin = (next: string): void => {
    step = next;
    say(`${next} ...`);
  };
  const settle = (indexNameOfTask: string, { taskID }: { readonly taskID: number }): Promise<unknown> =>
    client.waitForTask({ indexName: indexNameOfTask, taskID });
  try {
    begin('Removing what an earlier push may have left');
    await settle(newIndex, await client.deleteIndex({ indexName: newIndex }));
    begin('Sending settings and synonyms');
    await settle(newIndex, await client.setSettings({ indexName: newIndex, indexSettings: settings }));
    await settle(
      newIndex,
      await client.saveSynonyms({
        indexName: newIndex,
        synonymHit: synonyms,
        replaceExistingSynonyms: true,
      }),
    );
    begin(`Sending ${countOf(records.length, 'record')}`);
    const objects = records.map((record) => ({ ...record }));
    await client.saveObjects({ indexName: newIndex, objects, waitForTasks: true });
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
    await client.deleteIndex({ indexName: newIndex }).catch(() => undefined);
    throw new Error(`${failure} The index ${indexName} is as it was.`, { cause: error });
  }
}
