import { expect, it } from 'vitest';
import { ShownPages } from './tell-shown';

it('describes a changed title or slug once, and no changes of fields that other pages do not show', () => {
  const pages = new ShownPages();
  const read = (fields: Readonly<Record<string, unknown>>): string | undefined =>
    pages.describeChange('docs/a.md', { title: 'A', description: 'Of A.', ...fields });
  expect(read({ kind: 'how-to' })).toBeUndefined();
  expect(pages.describeChange('docs/b.md', { title: 'B' })).toBeUndefined();
  expect(read({ kind: 'tutorial' })).toBeUndefined();
  expect(read({ title: 'New' })).toMatch(/^docs\/a\.md: pages that name this one show its new title/);
  expect(read({ title: 'New' })).toBeUndefined();
  expect(read({ title: 'New', slug: '/elsewhere' })).toMatch(/^docs\/a\.md:/);
});
