import { expect, it } from 'vitest';
import { describeAge } from './describe-age';

it.each([
  [0.5, 'just now'],
  [1, '1 minute ago'],
  [150, '2 hours ago'],
  [3000, '2 days ago'],
])('says of %d minutes: %s', (minutes, said) => {
  expect(describeAge(minutes * 60_000)).toBe(said);
});

it('says just now where the clock was set back since', () => {
  expect(describeAge(-60_000)).toBe('just now');
});
