import { expect, test } from 'vitest';
import { isOtherWidth } from './other-width';

test.each([
  ['before the first drawing', 0, 700, true],
  ['when a phone is turned', 360, 740, true],
  ['when it is turned back', 740, 360, true],
  ['beside a scroll bar that has come', 700, 685, false],
  ['while the picture is hidden', 700, 0, false],
])('isOtherWidth is decided %s, from %i to %i pixels: %s', (_, drawn, now, isOther) => {
  expect(isOtherWidth(drawn, now)).toBe(isOther);
});
