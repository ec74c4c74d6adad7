import { expect, it } from 'vitest';
import { createSearch } from '../../config/search';
import { inModalOrder, mostPerGroup, toRoutes } from './modal-order';

const hit = (lvl0: string, lvl1: string, url = '') => ({ hierarchy: { lvl0, lvl1 }, url });

it('orders sections by their first hit, and the pages of a section likewise', () => {
  const order = inModalOrder([hit('G', 'a'), hit('API', 'x'), hit('G', 'b'), hit('G', 'a'), hit('API', 'y')]);
  expect(order.map(({ hierarchy }) => `${hierarchy.lvl0} ${hierarchy.lvl1}`)).toEqual([
    'G a',
    'G a',
    'G b',
    'API x',
    'API y',
  ]);
});

it('limits the hits of a section to the number that the site configures', () => {
  expect(mostPerGroup).toBe(createSearch({}).algolia.maxResultsPerGroup);
  const many = Array.from({ length: 9 }, (_, at) => hit('G', String(at)));
  expect(inModalOrder([...many, hit('API', 'x')])).toHaveLength(mostPerGroup + 1);
});

it('lists the route of each page once, at its first hit', () => {
  const urls = ['/base/docs/a#x', 'https://site/base/docs/b/', '/base/docs/a', '/base/'];
  expect(
    toRoutes(
      urls.map((url) => ({ url })),
      '/base/',
    ),
  ).toEqual(['docs/a', 'docs/b', '']);
});
