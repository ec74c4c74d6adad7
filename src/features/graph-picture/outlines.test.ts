import { expect, test } from 'vitest';
import { labelColour } from './label-colours';
import { outlinePath, outlinePoints } from './outlines';

const box = { left: 10, top: 20, width: 100, height: 30 } as const;
const labels = ['Product', 'Part', 'Supplier', 'Category', 'Order', 'Customer', ''];

test.each([
  ['Part', 'M25 20H95A15 15 0 0 1 110 35A15 15 0 0 1 95 50H25A15 15 0 0 1 10 35A15 15 0 0 1 25 20z'],
  [
    'Product',
    'M13.9 20H106.1A3.9 3.9 0 0 1 110 23.9V46.1A3.9 3.9 0 0 1 106.1 50H13.9A3.9 3.9 0 0 1 10 46.1V23.9A3.9 3.9 0 0 1 13.9 20z',
  ],
  ['Category', 'M19 20H101L110 50H10L19 20z'],
  ['Supplier', 'M20.5 20H99.5L110 35L99.5 50H20.5L10 35L20.5 20z'],
])('the outline of %s fills its box', (label, path) => {
  expect(outlinePath(label, box)).toBe(path);
});

test('each label of the example graph has its own outline, and so has a vertex without a label', () => {
  expect(new Set(labels.map((label) => outlinePath(label, box))).size).toBe(labels.length);
  expect(new Set(labels.map((label) => String(outlinePoints(label, 100, 30)))).size).toBe(labels.length);
});

test.each(labels)('the outline points of %j reach the borders of the box, not beyond', (label) => {
  const points = outlinePoints(label, 100, 30);
  for (const side of [0, 1]) {
    const values = points.filter((_, index) => index % 2 === side);
    expect(Math.min(...values)).toBeCloseTo(-1);
    expect(Math.max(...values)).toBeCloseTo(1);
  }
});

test.each(labels)('no two neighbouring outline points of %j are at the same place', (label) => {
  const values = outlinePoints(label, 100, 30);
  const points = values.flatMap((x, index) => (index % 2 ? [] : [{ x, y: values[index + 1] ?? NaN }]));
  const steps = points.map(({ x, y }, index) => {
    const before = points.at(index - 1);
    return Math.hypot((x - (before?.x ?? NaN)) * 50, (y - (before?.y ?? NaN)) * 15);
  });
  expect(Math.min(...steps)).toBeGreaterThan(0.5);
});

test('a label that is in no example has a fixed outline, and two labels of one colour can differ in it', () => {
  expect(outlinePath('Whatever', box)).toBe(outlinePath('Product', box));
  expect(outlinePath('toString', box)).toMatch(/z$/);
  expect(labelColour('Aa')).toBe(labelColour('Ag'));
  expect(outlinePath('Aa', box)).not.toBe(outlinePath('Ag', box));
});
