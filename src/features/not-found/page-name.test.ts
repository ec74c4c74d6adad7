import { expect, test } from 'vitest';
import { nameOfPage } from './page-name';

test.each([
  ['/base/docs/getting-started/basic-usage', 'Basic usage'],
  ['/base/docs/api-reference/', 'API reference'],
  ['/base/docs/api-generated/classes/QueryBuilder', 'QueryBuilder'],
  ['/base/docs/api-generated/functions/loadAll', 'loadAll'],
])('%s is called %s', (path, name) => {
  expect(nameOfPage(path)).toBe(name);
});
