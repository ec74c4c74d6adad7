import { expect, it } from 'vitest';
import { createSearch } from '../../config/search';
import { inModalOrder, mostPerGroup, toRoutes } from './modal-order';

const hit = (lvl0: string, lvl1: string, url = '') => ({ hierarchy: { lvl0, lvl1 }, url });

it('sections come in the order of their first hit, their pages in the same way', () => {
  const order = inModalOrder([hit('G', 'a'), hit('API', 'x'), hit('G', 'b'), hit('G', 'a'), hit('API', 'y')]);
  expect(order.map(({ hierarchy }) => `${hierarchy.lvl0} ${hierarchy.lvl1}`)).toEqual([
    'G a',
    'G a',
    'G b',
    'API x',
    'API y',
  ]);
});

it('a section shows as many hits as the site is configured to show', () => {
  expect(mostPerGroup).toBe(createSearch({}).algolia.maxResultsPerGroup);
  const many = Array.from({ length: 9 }, (_, at) => hit('G', String(at)));
  expect(inModalOrder([...many, hit('API', 'x')])).toHaveLength(mostPerGroup + 1);
});

it('a page counts once, at its first hit', () => {
  const urls = ['/base/docs/a#x', 'https://site/base/docs/b/', '/base/docs/a', '/base/'];
  expect(
    toRoutes(
      urls.map((url) => ({ url })),
      '/base/',
    ),
  ).toEqual(['docs/a', 'docs/b', '']);
});
