import { randomUUID } from 'node:crypto';
import type { Algoliasearch } from 'algoliasearch';
import { isRefused } from './push-failure';

/** Age from which a leftover index cannot belong to a running push, which gives up a step after some minutes. */
const longestPush = 60 * 60 * 1000;

/** Matches only indexes that a push made: an index `docs_new` may be somebody's own. */
const ending = /^_new_[\da-f-]{36}$/;

/** The name of an index that this push fills alone. */
export const nameNewIndex = (indexName: string): string => `${indexName}_new_${randomUUID()}`;

/**
 * Indexes that interrupted pushes of this index have left. None if the key may not read the list.
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
