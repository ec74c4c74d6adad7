import { expect, test } from 'vitest';
import { nameOfPage, wordsOfAddress } from './page-name';

test.each([
  ['/base/docs/getting-started/basic-usage', 'Basic usage'],
  ['/base/docs/api-reference/', 'API reference'],
  ['/base/docs/api-generated/classes/QueryBuilder', 'QueryBuilder'],
  ['/base/docs/api-generated/functions/loadAll', 'loadAll'],
])('%s is called %s', (path, name) => {
  expect(nameOfPage(path)).toBe(name);
});

test.each([
  ['/base/docs/getting-started/quick-start/', 'quick start'],
  ['/base/docs/how_to__delete.html', 'how to delete'],
  ['/base/docs/QueryBuilder.where', 'QueryBuilder.where'],
  ['/base/docs/api/v0.3.0-beta', 'v0.3.0 beta'],
  ['/base/docs/k%C3%A4fer', 'käfer'],
  ['/base/%E0%A4%A', '%E0%A4%A'],
  // The router has already decoded this path.
  ['/base/100%-coverage', '100% coverage'],
  ['/base/%3Cscript%3E', '<script>'],
  [`/base/${'long-'.repeat(20)}`, 'long '.repeat(13).trim()],
  ['/', ''],
])('the words to search for at %s are "%s"', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
