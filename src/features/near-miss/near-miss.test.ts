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

test('finds the page despite a typing error', () => {
  expect(find('docs/geting-started/instalation')[0]).toBe(`${base}docs/getting-started/installation`);
  expect(find('glosary')[0]).toBe(`${base}glossary`);
});

test('finds the right name in the wrong folder, whatever its case or ending', () => {
  expect(find('docs/QueryBuilder')[0]).toBe(`${base}docs/api-generated/classes/QueryBuilder`);
  expect(find('docs/api/querybuilder.html')[0]).toBe(`${base}docs/api-generated/classes/QueryBuilder`);
  expect(find('basic-usage/')[0]).toBe(`${base}docs/getting-started/basic-usage`);
});

test('finds a page by a part of its name', () => {
  expect(find('install')[0]).toBe(`${base}docs/getting-started/installation`);
  expect(find('docs/usage')[0]).toBe(`${base}docs/getting-started/basic-usage`);
});

test('finds the pages in a folder that has no page of its own, and the page above an address', () => {
  expect(find('docs/getting-started/').slice(0, 2)).toEqual(pages.slice(0, 2).reverse());
  expect(find('blog/2020/01/01')).toEqual([`${base}blog`]);
});

test('of the pages below an address, those in the fewest folders come first', () => {
  const generated = `${base}docs/api-generated/classes/Vertex`;
  const intro = `${base}docs/intro`;
  expect(findNearMisses(`${base}docs/`, [generated, intro], base)).toEqual([intro, generated]);
});

test('a page of the requested version comes first', () => {
  expect(find('docs/next/basic-usage')[0]).toBe(`${base}docs/next/getting-started/basic-usage`);
  expect(find('docs/basic-usage')[0]).toBe(`${base}docs/getting-started/basic-usage`);
});

test('a long common folder does not make two pages similar', () => {
  expect(find('docs/api-generated/classes/QueryBuilders')).not.toContain(
    `${base}docs/api-generated/classes/QueryExecutor`,
  );
  expect(find('docs/api-generated/classes/Elephant')).toEqual([]);
});

test('finds nothing where nothing is close, for a malformed escape and for an empty path', () => {
  expect(find('wp-login.php')).toEqual([]);
  expect(find('%E0%A4%A')).toEqual([]);
  expect(find('')).toEqual([]);
});
