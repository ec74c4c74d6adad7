import type { SourcePage } from '../source-pages';

/** A page of Next for tests, with whatever differs. */
export function pageOf(text: string, more: Partial<SourcePage> = {}): SourcePage {
  return {
    file: 'docs/a.mdx',
    room: 'docs',
    version: 'next',
    id: 'a',
    route: 'docs/next/a',
    frontMatter: {},
    text,
    ...more,
  };
}
