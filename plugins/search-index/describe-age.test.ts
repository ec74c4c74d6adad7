import { expect, it } from 'vitest';
import { describeAge } from './describe-age';

it.each([
  [0.5, 'just now'],
  [1, '1 minute ago'],
  [150, '2 hours ago'],
  [3000, '2 days ago'],
])('describes an age of %d minutes as "%s"', (minutes, said) => {
  expect(describeAge(minutes * 60_000)).toBe(said);
});

it('describes a negative age as "just now": the clock may have been set back', () => {
  expect(describeAge(-60_000)).toBe('just now');
});
