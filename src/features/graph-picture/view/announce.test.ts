import { expect, test } from 'vitest';
import { announce } from './announce';
import type { PictureElement } from './elements';

const hub: PictureElement = {
  kind: 'vertex',
  id: '1',
  label: 'Part',
  title: 'Hub',
  properties: [
    ['sku', { kind: 'string', value: 'H-1' }],
    ['weight', { kind: 'integer', value: 310, text: '310' }],
  ],
  edges: [],
  isStandIn: false,
};

test.each([
  [hub, 'Hub, Part. sku H-1, weight 310'],
  // The title of an edge contains its label.
  [
    { ...hub, kind: 'edge', label: 'HAS_PART', title: 'Wheel HAS_PART Hub', properties: [] },
    'Wheel HAS_PART Hub',
  ],
] as const)('a vertex is read out with its label, an edge by its title: %#', (element, text) => {
  expect(announce(element)).toBe(text);
});

test('a vertex is read out with its edges; a long list is cut short and ends with the number of the rest', () => {
  const edges = ['Wheel HAS_PART Hub', 'Hub HAS_PART Ball bearing'];
  expect(announce({ ...hub, properties: [], edges })).toBe(
    'Hub, Part. Wheel HAS_PART Hub; Hub HAS_PART Ball bearing',
  );
  expect(announce({ ...hub, edges: Array<string>(40).fill('A KNOWS B') })).toMatch(
    /weight 310\. (?:A KNOWS B; ){5}35 more edges$/,
  );
});
