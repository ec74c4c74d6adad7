import { expect, it } from 'vitest';
import { GluedWords } from './glued-words';
import { Vocabulary } from './vocabulary';

const headings = [
  'Bulk loading',
  'Property graph',
  'Schema loader',
  'Schema louder',
  'Error-handling in one place',
];
const terms = ['bulk', 'loading', 'graph', 'property', 'error', 'handling', 'placement', 'schemaloader'];
const glued = new GluedWords(
  headings.map((heading) => ({ heading })),
  new Vocabulary([...terms].sort()),
);

it.each([
  ['bulkloading', 'bulk loading'],
  ['a BulkLoading of propertygraph, errorhandling', 'a BulkLoading of property graph, error handling'],
  ['bulkloa', 'bulk loa'],
  ['handlingin', 'handling in'],
])('separates “%s” into “%s”', (text, separated) => {
  expect(glued.separate(text)).toBe(separated);
});

it.each([
  ['a word of the site', 'schemaloader'],
  ['the beginning of a word of the site', 'schemaload'],
  ['a word that is more likely misspelt', 'schemalouder'],
  ['a word that has synonyms on the site', 'credentials'],
  ['two words that are nowhere next to each other', 'graphloading'],
  ['a word with fewer than three letters of the second one', 'bulklo'],
  ['a finished word without the whole second one', 'bulkloa '],
  ['a word with a ligature', 'bulk\ufb01loading'],
  ['an empty query', ''],
])('does not separate %s: “%s”', (_, text) => {
  expect(glued.separate(text)).toBe(text);
});
