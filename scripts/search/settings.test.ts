import { expect, it } from 'vitest';
import { toHostedRecords } from '../../plugins/search-index/hosted-records';
import { inflections } from './inflections';
import { settings, synonyms } from './settings';

const groupsWith = (word: string): readonly string[][] =>
  synonyms.flatMap((each) => (each.synonyms?.includes(word) ? [each.synonyms] : []));

it.each(inflections)('has %s, and nowhere without its other forms', (word, ...forms) => {
  const groups = groupsWith(word);
  expect(groups.length).toBeGreaterThan(0);
  expect(groups).toEqual(groups.map(() => expect.arrayContaining(forms) as unknown));
});

it('names each group by an id of its own', () => {
  expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length);
});

const searched = (settings.searchableAttributes ?? [])
  .flatMap((attributes) => attributes.split(','))
  .map((attribute) => attribute.replace(/^unordered\((.*)\)$/, '$1'));

/** What a record has, `hierarchy.lvl1` as well as `hierarchy`. */
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

it('asks for nothing that records lack: the service takes any name', () => {
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

it('searches titles and headings, then the text, then names in code', () => {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(new Set(searched)).toEqual(new Set([...levels, 'names', 'content', 'code']));
  expect(searched.slice(-2)).toEqual(['content', 'code']);
});

it('lets both lists filter by language and tag, of which the service finds nothing otherwise', () => {
  expect(settings.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'version', 'docusaurus_tag', 'kind']),
  );
});

it('gives two sections of a page at most before others', () => {
  expect(settings).toMatchObject({ attributeForDistinct: 'url_without_anchor', distinct: 2 });
});
