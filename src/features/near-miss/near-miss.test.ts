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

test('finds the page in spite of a typing error', () => {
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

test('finds what stands in a folder without a page of its own, and what an address below a page belongs to', () => {
  expect(find('docs/getting-started/').slice(0, 2)).toEqual(pages.slice(0, 2).reverse());
  expect(find('blog/2020/01/01')).toEqual([`${base}blog`]);
});

test('of pages below an address the highest come first', () => {
  const generated = `${base}docs/api-generated/classes/Vertex`;
  const intro = `${base}docs/intro`;
  expect(findNearMisses(`${base}docs/`, [generated, intro], base)).toEqual([intro, generated]);
});

test('the version that was asked for comes first', () => {
  expect(find('docs/next/basic-usage')[0]).toBe(`${base}docs/next/getting-started/basic-usage`);
  expect(find('docs/basic-usage')[0]).toBe(`${base}docs/getting-started/basic-usage`);
});

test('a long folder in common says nothing about the page', () => {
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
