import { expect, it } from 'vitest';
import { escapePath } from './escape-path';

it.each([
  ['/base/docs/intro', '/base/docs/intro'],
  ['/base/docs/an%20intro', '/base/docs/an%20intro'],
  ['/base/docs/intro%20', '/base/docs/intro%2520'],
  ['/base/%E0%A4%A', '/base/%25E0%25A4%25A'],
  ['/base/100%', '/base/100%25'],
])('%s is escaped as %s', (given, expected) => {
  expect(escapePath(given)).toBe(expected);
});
