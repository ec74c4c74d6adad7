import type { Algoliasearch } from 'algoliasearch';
import type { HostedRecord } from '../../plugins/search-index/hosted-records';
import { settings, synonyms } from './settings';

type PushClient = Pick<
  Algoliasearch,
  'setSettings' | 'saveSynonyms' | 'saveObjects' | 'operationIndex' | 'deleteIndex' | 'waitForTask'
>;

/**
 * Replaces a hosted index by these records, settings and synonyms at once: all of it goes into a new index, which takes
 * the old one's place when it is complete. When anything fails before, the new index is removed and the old one is as it
 * was.
 *
 * @throws Error saying which step failed, and whether the old index is untouched
 */
export async function pushIndex(
  client: PushClient,
  indexName: string,
  records: readonly HostedRecord[],
  say: (line: string) => void,
): Promise<void> {
  const newIndex = `${indexName}_new`;
  let step = '';
  let isMoveAccepted = false;
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
    begin(`Sending ${String(records.length)} records`);
    const objects = records.map((record) => ({ ...record }));
    await client.saveObjects({ indexName: newIndex, objects, waitForTasks: true });
    begin('Putting the new index in the place of the old one');
    const move = { operation: 'move', destination: indexName } as const;
    const moving = await client.operationIndex({ indexName: newIndex, operationIndexParams: move });
    isMoveAccepted = true;
    await settle(newIndex, moving);
  } catch (error) {
    if (isMoveAccepted) {
      throw new Error(
        `${step}: ${describe(error)} The service has accepted this step, so the index ${indexName} may be the new one ` +
          `already. Look at the list of indexes in the service\u2019s dashboard: the step is done when ${newIndex} is gone.`,
        { cause: error },
      );
    }
    await client.deleteIndex({ indexName: newIndex }).catch(() => undefined);
    throw new Error(`${step}: ${describe(error)} The index ${indexName} is as it was.`, { cause: error });
  }
}

function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  const remedy = status === 403 ? ' The key may not write to this index: use the admin key.' : '';
  return `${typeof status === 'number' ? `${String(status)} ` : ''}${message.replace(/\.?$/, '.')}${remedy}`;
}
