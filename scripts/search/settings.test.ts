import { expect, it } from 'vitest';
import { inflections } from './inflections';
import { synonyms } from './settings';

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
