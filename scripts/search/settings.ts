import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { synonymGroups } from '../../src/features/search/engine/synonyms';
import { inflections } from './inflections';

/** Settings of the hosted index; they request what the embedded engine does by itself. */
export const settings: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2),unordered(names)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4),unordered(hierarchy.lvl5),unordered(hierarchy.lvl6)',
    'content',
    'unordered(code)',
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'kind', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'content', 'code'],
  attributeForDistinct: 'url_without_anchor',
  distinct: 2,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.kind)', 'desc(weight.level)', 'asc(weight.position)'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  advancedSyntax: true,
};

const formsOf = new Map(inflections.map((forms) => [forms[0], forms]));

const groups = synonymGroups.map((group) => group.flatMap((word) => formsOf.get(word) ?? [word]));

/** Forms of words that have no synonyms. */
const alone = inflections.filter(([word]) => !synonymGroups.some((group) => group.includes(word)));

/** The embedded engine's synonyms, with the inflected forms that only that engine folds by itself. */
export const synonyms: SynonymHit[] = [...groups, ...alone].map((group) => ({
  objectID: group.join('-'),
  type: 'synonym',
  synonyms: [...group],
}));
