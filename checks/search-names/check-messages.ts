import type { Limit } from '../../limits';
import type { Finding } from '../finding';

/** What the search field takes. */
const longestQuery = 64;

/** Hits of one top-level section, which the modal lists together. */
const inOneGroup = 5;

/** Names that a reader has chosen, unlike the Cypher keywords that AGE stumbles over. */
const ownName = /(?<!near )"\w{3,}"/;

/** A message as readers paste it. */
function asPasted(message: string, isOneOfSeveral: boolean): readonly string[] {
  const pasted = [
    message,
    `ERROR:  ${message} LINE 1: SELECT`,
    `Uncaught QueryError: ${message} at character 33`,
    message.replaceAll('"', ''),
  ];
  return isOneOfSeveral ? pasted : [...pasted, message.replace(ownName, '"my_own"')];
}

/**
 * Checks that the search finds the messages of known limits: whoever pastes a message, with the text around it and with
 * a name of their own, sees an entry that explains it in the first group.
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
  if (explaining.size === 0)
    return [
      {
        file: 'limits',
        message: 'No message of a limit was found here, so that no search for one was looked at.',
        remedy: 'Let checks/search-names/of-version.ts find the limits of each version that the index has.',
      },
    ];
  const shapes = [...explaining.keys()].map((message) => message.replace(ownName, ''));
  return [...explaining].flatMap(([message, ids]) => {
    const shape = message.replace(ownName, '');
    const isOneOfSeveral = shapes.filter((each) => each === shape).length > 2;
    return asPasted(message, isOneOfSeveral).flatMap((pasted) => {
      const query = pasted.slice(0, longestQuery);
      const first = addresses(query).slice(0, inOneGroup);
      if (ids.some((id) => first.some((address) => address.endsWith(`#${id}`)))) return [];
      return [
        {
          file: 'limits',
          message: `The search for the message "${query}" lists ${first.join(', ') || 'nothing'} first, not ${ids.join(' or ')}.`,
          remedy: 'See src/features/search/engine/message-key.ts.',
        },
      ];
    });
  });
}
