import { expect, it } from 'vitest';
import { messageKeysFor, messagePartsOf } from './message-key';

/** The explained message that makes up the largest share of a query. */
function found(query: string, explained: readonly string[]): string | undefined {
  const keysOf = messageKeysFor(explained);
  const parts = messagePartsOf(query);
  const shareOf = (message: string): number =>
    Math.max(0, ...parts.filter(({ term }) => keysOf(message).includes(term)).map(({ share }) => share));
  return [...explained].sort((one, other) => shareOf(other) - shareOf(one)).find((each) => shareOf(each) > 0);
}

it('is one term of lower-case letters, which indexing does not split', () => {
  expect(messageKeysFor([])('syntax error at or near ":"')).toEqual([
    expect.stringMatching(/^zz[a-z]{1,7}$/),
  ]);
});

it.each([
  ['as it is', 'graph "bicycle" does not exist'],
  ['as psql prints it', 'ERROR:  graph "bicycle" does not exist LINE 1: SELECT * FROM'],
  ['as Node prints it', 'Uncaught QueryError: graph "bicycle" does not exist.'],
  ['with its place', 'graph "bicycle" does not exist at character 15'],
  ['in quotes', '“graph "bicycle" does not exist”,'],
  ['with a name of the reader’s own', 'graph "shop.orders" does not exist'],
  ['without any name', 'graph does not exist'],
])('finds a message %s', (_, query) => {
  const messages = [
    'graph "bicycle" does not exist',
    'label "Part" already exists',
    'syntax error at or near "ON"',
  ];
  expect(found(query, messages)).toBe(messages[0]);
});

it('ignores case and quotes of a message', () => {
  expect(found('Syntax Error at or near ON', ['syntax error at or near "ON"'])).toBeDefined();
});

it('finds a message that is cut off', () => {
  const message = 'SET clause doesn’t support updating maps or lists in a property';
  expect(found(`Query execution error: ${message}`.slice(0, 64), [message])).toBe(message);
});

it.each([
  ['signs', 'near ":"', 'near "|"'],
  ['words of Cypher', 'syntax error at or near "ON"', 'syntax error at or near "WHERE"'],
  ['names that are most of it', 'schema "db" does not exist', 'schema "ag_catalog" does not exist'],
  ['the words that follow', 'syntax error at or near "ON"', 'syntax error at or near'],
])('distinguishes messages by %s', (_, one, other) => {
  expect(found(one, [other, one])).toBe(one);
  expect(found(other, [one, other])).toBe(other);
});

it('distinguishes two messages that differ only in a name, and finds one of them with another name', () => {
  const [one, other] = ['label "Part" already exists', 'label "Wheel" already exists'] as const;
  expect(found(one, [other, one])).toBe(one);
  expect(found(other, [one, other])).toBe(other);
  expect(found('label "Person" already exists', [one, other])).toBeDefined();
});

it('requires the name if more than two messages differ only in it', () => {
  const messages = ['MATCH', 'WHERE', 'SKIP'].map((word) => `syntax error at or near "${word}"`);
  expect(found('syntax error at or near "foo"', messages)).toBeUndefined();
  expect(found('syntax error at or near "SKIP"', messages)).toBe(messages[2]);
});

it('does not treat a single word as a message', () => {
  expect(messagePartsOf('graph')).toEqual([]);
});
