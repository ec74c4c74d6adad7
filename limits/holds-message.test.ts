import { expect, it } from 'vitest';
import { holdsMessage } from './holds-message';

const exists = 'graph "bicycle" already exists';

it.each([
  ['ERROR:  graph "shop" already exists LINE 1', exists],
  ['graph "a\nb" already exists', exists],
  [
    "multiple labels for variable 'p' are not supported",
    "multiple labels for variable 'n' are not supported",
  ],
  ['could not find x, then y', 'could not … y'],
  ['could not find x, then y', 'could not ... y'],
])('%s contains the message %s', (text, known) => {
  expect(holdsMessage(text, known)).toBe(true);
});

it.each([
  ['graph "shop" already', exists],
  ['already exists graph "shop"', exists],
  ['schema "shop" does not exist', 'schema "db" does not exist'],
  ['a label', 'a la…label'],
  ['axb', 'a.b'],
])('%s does not contain the message %s', (text, known) => {
  expect(holdsMessage(text, known)).toBe(false);
});

it('searches in linear time: restarting at each of a million possible beginnings would take an hour', () => {
  expect(holdsMessage('graph '.repeat(1_000_000), exists)).toBe(false);
});
