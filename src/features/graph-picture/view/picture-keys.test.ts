import { expect, test } from 'vitest';
import { actOf } from './picture-keys';

const held = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'fit'],
  ['Escape', 'let-go'],
  ['ArrowLeft', 'ArrowLeft'],
  ['Tab', null],
])('%s does %s', (key, act) => {
  expect(actOf({ ...held, key })).toBe(act);
});

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s a key is the browser’s', (modifier) => {
  expect(actOf({ ...held, key: '+', [modifier]: true })).toBeNull();
  expect(actOf({ ...held, key: 'ArrowLeft', [modifier]: true })).toBeNull();
});
