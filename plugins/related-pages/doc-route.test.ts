import { expect, test } from 'vitest';
import { docRoute } from './doc-route';

test.each([
  ['intro.md', undefined, 'intro'],
  ['patterns/tree.mdx', undefined, 'patterns/tree'],
  ['patterns/index.mdx', undefined, 'patterns'],
  ['contributing/README.md', undefined, 'contributing'],
  ['patterns/Patterns.md', undefined, 'patterns'],
  ['patterns.md', undefined, 'patterns'],
  ['02-patterns/01-tree.md', undefined, 'patterns/tree'],
  ['Patterns/patterns.md', undefined, 'Patterns'],
  // The page of a folder has the folder's name: both with the number, or both without.
  ['02-patterns/02-patterns.md', undefined, 'patterns'],
  ['02-patterns/patterns.md', undefined, 'patterns/patterns'],
  ['01-.md', undefined, '01-'],
  ['2026-01-31-news.md', undefined, '2026-01-31-news'],
  ['a.b.md', undefined, 'a.b'],
  ['patterns/a.md', 'tree', 'patterns/tree'],
  ['patterns/a.md', './tree', 'patterns/tree'],
  ['patterns/a.md', '..', ''],
  ['02-patterns/a.md', '../tree/', 'tree'],
  ['patterns/index.mdx', 'all', 'patterns/all'],
  ['patterns/a.md', '/', ''],
  ['patterns/a.md', '/start', 'start'],
])('the route of %s with the slug %s is "%s"', (name, slug, route) => {
  expect(docRoute(name, slug)).toBe(route);
});
