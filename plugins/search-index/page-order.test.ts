import { expect, it } from 'vitest';
import type { PageToPack } from '../../src/features/search/engine/pack';
import { likeBesideLike } from './page-order';

const page = (route: string, text: string): PageToPack => ({
  route,
  group: '',
  kind: 'guide',
  records: [
    { level: 1, heading: route, anchor: '', fields: { meta: '', lead: '', text, code: '' }, text },
    { level: 2, heading: 'More', anchor: 'more', fields: { meta: '', lead: '', text: '', code: '' }, text },
  ],
});
const routes = (pages: readonly PageToPack[]): string[] => pages.map(({ route }) => route);

const mixed = [
  page('batches', 'batch vertices edges load'),
  page('errors', 'error code cause retry'),
  page('files', 'load vertices edges file'),
  page('retries', 'error retry delay'),
  page('counts', 'load edges count'),
  page('codes', 'error code'),
];

it('puts pages with the same words side by side, and does not change the pages', () => {
  const ordered = likeBesideLike(mixed);
  expect(routes(ordered).slice(0, 3).sort()).toEqual(['batches', 'counts', 'files']);
  expect(routes(ordered).slice(3).sort()).toEqual(['codes', 'errors', 'retries']);
  expect(ordered).toEqual(expect.arrayContaining(mixed));
});

it('puts the page first whose words no other page has: the steps are shortest then', () => {
  const rare = [page('one', 'a'), page('two', 'a'), page('three', 'c d e f g h')];
  expect(routes(likeBesideLike(rare))[0]).toBe('three');
});

it.each([
  ['that begins at the end of a chain', ['d', 'e', 'd'], 'p1 p2 p0'],
  ['that begins at a page in the middle', ['b', 'c a', 'a'], 'p1 p2 p0'],
  [
    'that the pages have already, if ordering by similarity makes longer steps',
    ['d a', 'c', 'a'],
    'p0 p1 p2',
  ],
])('picks the order with the shortest steps, such as one %s', (_, texts, order) => {
  expect(routes(likeBesideLike(texts.map((text, at) => page(`p${at}`, text)))).join(' ')).toBe(order);
});

it('keeps an order that it has made itself', () => {
  const ordered = likeBesideLike(mixed);
  expect(likeBesideLike(ordered)).toEqual(ordered);
});

it.each([
  ['no pages', []],
  ['a single page', [page('alone', 'word')]],
  ['pages without words', [page('one', ''), page('two', ''), page('three', '')]],
])('keeps the order of %s', (_, few) => {
  expect(likeBesideLike(few)).toEqual(few);
});
