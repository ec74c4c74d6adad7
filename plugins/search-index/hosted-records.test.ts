import { describe, expect, it } from 'vitest';
import type { ExtractedSection } from './read-sections';
import { toHostedRecords } from './hosted-records';
import type { SearchPage } from './records';

const sectionOf = (
  level: number,
  heading: string,
  more: Partial<ExtractedSection> = {},
): ExtractedSection => ({
  level,
  heading,
  anchor: heading.toLowerCase(),
  text: `On ${heading}.`,
  code: '',
  names: '',
  messages: [],
  ...more,
});

const page: SearchPage = {
  route: 'docs/next/pool',
  group: 'Guides',
  kind: 'guide',
  title: 'Pools',
  description: 'How to pool.',
  keywords: 'connections limits',
  language: 'en',
  tag: 'docs-default-current',
  version: 'current',
  sections: [
    sectionOf(1, 'Pools', { anchor: '', text: '' }),
    sectionOf(2, 'Sizes', { code: 'max min', names: 'width' }),
    sectionOf(4, 'Deep'),
    sectionOf(2, 'Ends', { text: '' }),
  ],
  links: [],
};

const records = toHostedRecords(page, 'https://site/base/');

describe('the records of a page', () => {
  it('start with one for the page itself, with its description and keywords', () => {
    expect(records[0]).toEqual({
      objectID: 'docs/next/pool',
      url: 'https://site/base/docs/next/pool',
      url_without_anchor: 'https://site/base/docs/next/pool',
      anchor: null,
      type: 'lvl1',
      content: 'How to pool.',
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Pools',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      code: '',
      names: 'connections limits',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      kind: 'guide',
      weight: { kind: 90, level: 90, position: 0 },
    });
  });

  it('contain one for each section, with its anchor', () => {
    expect(records[1]).toMatchObject({
      objectID: 'docs/next/pool#sizes',
      url: 'https://site/base/docs/next/pool#sizes',
      url_without_anchor: 'https://site/base/docs/next/pool',
      anchor: 'sizes',
      type: 'lvl2',
      content: 'On Sizes.',
      code: 'max min',
      names: 'width',
      weight: { level: 80, position: 1 },
    });
  });

  it('list the headings above them, and null where a heading level is skipped', () => {
    expect(records.map(({ hierarchy }) => Object.values(hierarchy).slice(0, 5))).toEqual([
      ['Guides', 'Pools', null, null, null],
      ['Guides', 'Pools', 'Sizes', null, null],
      ['Guides', 'Pools', 'Sizes', null, 'Deep'],
      ['Guides', 'Pools', 'Ends', null, null],
    ]);
  });

  it('have null as content without a text, and stay below the 10 kB that the service accepts', () => {
    expect(records[3]?.content).toBeNull();
    const long = sectionOf(2, 'Long', {
      text: `x${'\u{1f6b2}'.repeat(9000)}`,
      code: 'y'.repeat(9000),
      names: '\u00e9'.repeat(9000),
    });
    const [record] = toHostedRecords({ ...page, sections: [long], description: '' }, '/');
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
    expect(record?.content).toMatch(/^x(?:\u{1f6b2})+$/u);
  });

  it('are weighted by kind: guides first, then the reference, then generated pages', () => {
    const kinds = ['guide', 'reference', 'api', 'internal', 'site'] as const;
    const weights = kinds.map((kind) => toHostedRecords({ ...page, kind }, '/')[0]?.weight.kind ?? 0);
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
    expect(new Set(weights).size).toBe(kinds.length);
  });

  it('use the id "home" for the home page, whose route is empty', () => {
    const [record] = toHostedRecords({ ...page, route: '' }, 'https://site/base/');
    expect(record).toMatchObject({ objectID: 'home', url: 'https://site/base/' });
  });
});
