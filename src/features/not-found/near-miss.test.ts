import { expect, test } from 'vitest';
import { findNearMisses } from './near-miss';

const base = '/ageSchemaClient/';
const pages = [
  'docs/getting-started/installation',
  'docs/getting-started/basic-usage',
  'docs/api-generated/classes/QueryBuilder',
  'docs/api-generated/classes/QueryExecutor',
  'docs/next/getting-started/basic-usage',
  'blog',
  'glossary',
].map((page) => base + page);

const find = (path: string) => findNearMisses(base + path, pages, base);

test('a typing error', () => {
  expect(find('docs/geting-started/instalation')[0]).toBe(`${base}docs/getting-started/installation`);
  expect(find('glosary')[0]).toBe(`${base}glossary`);
});

test('the right name in the wrong folder, whatever its case or ending', () => {
  expect(find('docs/QueryBuilder')[0]).toBe(`${base}docs/api-generated/classes/QueryBuilder`);
  expect(find('docs/api/querybuilder.html')[0]).toBe(`${base}docs/api-generated/classes/QueryBuilder`);
  expect(find('basic-usage/')[0]).toBe(`${base}docs/getting-started/basic-usage`);
});

test('nothing close, a malformed escape, an empty path', () => {
  expect(find('wp-login.php')).toEqual([]);
  expect(find('%E0%A4%A')).toEqual([]);
  expect(find('')).toEqual([]);
});
