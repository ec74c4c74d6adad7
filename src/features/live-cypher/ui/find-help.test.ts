import { expect, it } from 'vitest';
import { findHelp } from './find-help';

it.each([
  ['graph "shop" already exists', 'age-no-if-not-exists'],
  ['label KNOWS is for edges, not vertices', 'age-label-kinds'],
  ["multiple labels for variable 'p' are not supported", 'age-label-alternatives'],
  ['syntax error at or near "|"', 'age-label-alternatives'],
  ['syntax error at or near "LIKE"', 'age-sql-words'],
  ['syntax error at or near "ilike"', 'age-sql-words'],
  ['schema "db" does not exist', 'age-subqueries'],
  ['syntax error at or near "allShortestPaths"', 'age-shortest-path'],
  ['function datetime does not exist', 'age-no-dates'],
  ['function randomUUID does not exist', 'age-no-dates'],
])('links a message to the section of the troubleshooting page on it: %s', (message, id) => {
  expect(findHelp(message, '/docs/next/intro')[0]?.to).toBe(`/docs/next/how-to-guides/troubleshooting#${id}`);
  expect(findHelp(message, '/')[0]?.to).toBe(`/docs/how-to-guides/troubleshooting#${id}`);
});

it.each([
  'cat sat on the mat',
  'syntax error at or near "RETURN"',
  'syntax error at or near ""Part name""',
  'schema "shop" does not exist',
  'cannot cast agtype integer to type boolean',
])('gives no link for a message that no section is about: %s', (message) => {
  expect(findHelp(message, '/docs/next/intro')).toEqual([]);
});
