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
  isStandIn: false,
};

test.each([
  [hub, 'Hub, Part. sku H-1, weight 310'],
  // Its title has the label already.
  [
    { ...hub, kind: 'edge', label: 'HAS_PART', title: 'Wheel HAS_PART Hub', properties: [] },
    'Wheel HAS_PART Hub. ',
  ],
] as const)('a vertex is read out with its label, an edge by its title: %#', (element, text) => {
  expect(announce(element)).toBe(text);
});
