import { expect, it } from 'vitest';
import { toHostedRecords } from '../../plugins/search-index/hosted-records';
import { inflections } from './inflections';
import { settings, synonyms } from './settings';

const groupsWith = (word: string): readonly string[][] =>
  synonyms.flatMap((each) => (each.synonyms?.includes(word) ? [each.synonyms] : []));

it.each(inflections)(
  'lists "%s" in a group of synonyms, always with its inflected forms',
  (word, ...forms) => {
    const groups = groupsWith(word);
    expect(groups.length).toBeGreaterThan(0);
    expect(groups).toEqual(groups.map(() => expect.arrayContaining(forms) as unknown));
  },
);

it('gives every group of synonyms a unique id', () => {
  expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length);
});

const searched = (settings.searchableAttributes ?? [])
  .flatMap((attributes) => attributes.split(','))
  .map((attribute) => attribute.replace(/^unordered\((.*)\)$/, '$1'));

/** The fields of a record, nested ones too: `hierarchy` and `hierarchy.lvl1`. */
const fields = toHostedRecords(
  {
    ...{ route: 'docs/pool', group: 'Guides', kind: 'guide', title: 'Pools', description: '', keywords: '' },
    ...{ language: 'en', tag: 'docs-default-0.3.0', version: '0.3.0', links: [] },
    sections: [{ level: 1, heading: 'Pools', anchor: '', text: '', code: '', names: '', messages: [] }],
  },
  'https://site/',
)
  .flatMap((record) => Object.entries(record))
  .flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? [name, ...Object.keys(value).map((key) => `${name}.${key}`)]
      : [name],
  );

it('names only attributes that records have: the service accepts any name', () => {
  const named = [
    ...searched,
    ...(settings.attributesForFaceting ?? []),
    ...(settings.attributesToRetrieve ?? []),
    ...(settings.attributesToHighlight ?? []),
    ...(settings.camelCaseAttributes ?? []),
    ...(settings.customRanking ?? []).map((rule) => rule.replace(/^(?:asc|desc)\((.*)\)$/, '$1')),
  ];
  expect(named.filter((name) => !fields.includes(name))).toEqual([]);
});

it('ranks titles, headings and names above the text, and the text above code', () => {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(searched.filter((name) => name !== 'names')).toEqual([...levels, 'content', 'code']);
  expect(searched.indexOf('names')).toBeLessThan(searched.indexOf('content'));
  expect(searched).toContain('names');
});

it('declares language, version, tag and kind as facets: the service finds nothing by other filters', () => {
  expect(settings.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'version', 'docusaurus_tag', 'kind']),
  );
});

it('allows at most two hits per page', () => {
  expect(settings).toMatchObject({ attributeForDistinct: 'url_without_anchor', distinct: 2 });
});
