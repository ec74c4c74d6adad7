import { expect, it } from 'vitest';
import { findHelp } from './find-help';

it.each([
  ['graph "shop" already exists', 'age-no-if-not-exists'],
  ['label KNOWS is for edges, not vertices', 'age-label-kinds'],
  ["multiple labels for variable 'p' are not supported", 'age-label-alternatives'],
  ['syntax error at or near "|"', 'age-label-alternatives'],
])('%s', (message, id) => {
  expect(findHelp(message, '/docs/next/intro')[0]?.to).toBe(`/docs/next/how-to-guides/troubleshooting#${id}`);
  expect(findHelp(message, '/')[0]?.to).toBe(`/docs/how-to-guides/troubleshooting#${id}`);
});

it('stays silent where no page knows the message', () => {
  expect(findHelp('cat sat on the mat', '/docs/next/intro')).toEqual([]);
});
