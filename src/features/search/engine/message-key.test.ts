import { expect, it } from 'vitest';
import { messageKey } from './message-key';

it('is one term, which indexing does not take apart', () => {
  expect(messageKey('syntax error at or near ":"')).toMatch(/^zz[a-z]{1,7}$/);
});

it.each([
  ['a name of the error', 'ERROR:  schema "db" does not exist', 'schema "db" does not exist'],
  ['a class of the library', 'QueryError: schema "db" does not exist', 'schema "db" does not exist'],
  ['capital letters and dots', 'Schema "db" does not exist.', 'schema "db" does not exist'],
  ['what the search field cuts off', `${'connection '.repeat(5)}pool`, 'connection '.repeat(5).trim()],
])('is the same with and without %s', (_, one, other) => {
  expect(messageKey(one)).toBe(messageKey(other));
});

it.each([
  ['near ":"', 'near "|"'],
  ['near "ON"', 'near "WHERE"'],
  ['schema "db" does not exist', 'schema "ag_catalog" does not exist'],
])('tells %s from %s', (one, other) => {
  expect(messageKey(one)).not.toBe(messageKey(other));
});
