import { expect, test } from 'vitest';
import { type ApiChange, type ChangeKind, changesOf } from './changes';

const change = (name: string, kind: ChangeKind, category = 'SQL'): ApiChange => ({
  name,
  kind,
  category,
  word: 'class',
  summary: '',
  signatures: [],
});

test('changesOf returns the changes of one area, sorted by kind and in the given order within a kind', () => {
  const changes = [
    change('gone', 'removed'),
    change('elsewhere', 'changed', 'Queries'),
    change('b', 'added'),
    change('a', 'added'),
    change('other', 'changed'),
  ];
  expect(changesOf(changes, 'SQL').map(({ name }) => name)).toEqual(['other', 'b', 'a', 'gone']);
  expect(changesOf(changes, 'Schema')).toEqual([]);
});
