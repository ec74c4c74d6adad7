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
])('the key %s has the action %s', (key, act) => {
  expect(actOf({ ...held, key })).toBe(act);
});

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('keys with %s are left to the browser', (modifier) => {
  expect(actOf({ ...held, key: '+', [modifier]: true })).toBeNull();
  expect(actOf({ ...held, key: 'ArrowLeft', [modifier]: true })).toBeNull();
});
