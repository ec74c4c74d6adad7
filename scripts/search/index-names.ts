import { randomUUID } from 'node:crypto';
import type { Algoliasearch } from 'algoliasearch';
import { isRefused } from './push-failure';

/** A push is over long before: it gives up a step after some minutes. */
const longestPush = 60 * 60 * 1000;

/** Only what a push made: `docs_new` alone may be an index of somebody's own. */
const ending = /^_new_[\da-f-]{36}$/;

/** The name of an index that this push fills alone. */
export const nameNewIndex = (indexName: string): string => `${indexName}_new_${randomUUID()}`;

/**
 * What pushes of this index left that were ended in the middle. None where the key may not read the list.
 *
 * @throws what the service's client throws for any other failure
 */
export async function findLeftovers(
  client: Pick<Algoliasearch, 'listIndices'>,
  indexName: string,
): Promise<string[]> {
  try {
    const { items } = await client.listIndices();
    return items
      .filter(({ name, updatedAt }) => {
        const isOver = Date.now() - Date.parse(updatedAt) > longestPush;
        return isOver && name.startsWith(indexName) && ending.test(name.slice(indexName.length));
      })
      .map(({ name }) => name);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}
