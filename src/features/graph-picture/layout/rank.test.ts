import { expect, test } from 'vitest';
import { breakCircles, rankNodes, type Links } from './rank';

test.each<[string, Links['pairs'], readonly number[]]>([
  [
    'below all nodes that lead to it',
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
    [0, 1, 2],
  ],
  [
    'right above the node it leads to, where nothing leads to it',
    [
      [0, 1],
      [1, 2],
      [3, 2],
    ],
    [0, 1, 2, 1],
  ],
  [
    'right above the nearest of several nodes it leads to, where nothing leads to it',
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [4, 2],
      [4, 3],
    ],
    [0, 1, 2, 3, 1],
  ],
  [
    'below one with a higher number',
    [
      [2, 0],
      [0, 1],
    ],
    [1, 2, 0],
  ],
])('rankNodes puts a node %s', (_, pairs, ranks) => {
  expect(rankNodes({ count: ranks.length, pairs })).toEqual(ranks);
});

test('breakCircles reverses only the edges that close a circle', () => {
  const pairs: Links['pairs'] = [
    [0, 1],
    [1, 2],
    [2, 1],
    [2, 3],
    [3, 0],
  ];
  expect([...breakCircles({ count: 4, pairs }).pairs].sort().map(String)).toEqual([
    '0,1',
    '0,3',
    '1,2',
    '2,3',
  ]);
});

test('breakCircles begins a circle at the node that an edge from outside leads to', () => {
  const pairs: Links['pairs'] = [
    [0, 1],
    [1, 0],
    [2, 1],
  ];
  expect([...breakCircles({ count: 3, pairs }).pairs].sort().map(String)).toEqual(['1,0', '2,1']);
});
