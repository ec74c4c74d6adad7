import type { Limit } from '../../limits';
import type { Finding } from '../finding';

/** What the search field takes. */
const longestQuery = 64;

/** Hits of one top-level section, which the modal lists together. */
const inOneGroup = 5;

/**
 * Holds the search to the messages of known limits: whoever pastes one sees an entry that explains it in the first group.
 *
 * @param limits - Those of one docs version.
 * @param addresses - What the modal lists for a query, best first, with the anchors of sections.
 */
export function checkMessages(
  limits: readonly Limit[],
  addresses: (query: string) => readonly string[],
): Finding[] {
  const explaining = new Map<string, string[]>();
  for (const { id, messages = [] } of limits)
    for (const message of messages) explaining.set(message, [...(explaining.get(message) ?? []), id]);
  return [...explaining].flatMap(([message, ids]) => {
    const first = addresses(message.slice(0, longestQuery)).slice(0, inOneGroup);
    if (ids.some((id) => first.some((address) => address.endsWith(`#${id}`)))) return [];
    return [
      {
        file: 'limits',
        message: `The search for the message "${message}" lists ${first.join(', ') || 'nothing'} first, not ${ids.join(' or ')}.`,
        remedy: 'See src/features/search/engine/message-key.ts.',
      },
    ];
  });
}
