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
  ['what the site says in one word', 'schemaloader'],
  ['the beginning of a word', 'schemaload'],
  ['what is rather misspelt', 'schemalouder'],
  ['a word that the site has others for', 'credentials'],
  ['words that stand nowhere side by side', 'graphloading'],
  ['what may be anything yet', 'bulklo'],
  ['what is complete and not the second word', 'bulkloa '],
  ['letters that fold into others', 'bulk\ufb01loading'],
  ['nothing', ''],
])('leaves %s as it is: “%s”', (_, text) => {
  expect(glued.separate(text)).toBe(text);
});
