import { expect, test } from 'vitest';
import { questions } from '../../../graphs';
import { changeGraph, chooseFirst, chooseOwn, chooseQuestion, questionsFor, type Choice } from './choice';
import { mostShared, readSearch, writeSearch } from './shared-statement';

const odd = "MATCH (n {name: 'Malmö & 50% + \"x\"'}) // #1\nRETURN n <> null, '<script>'";

test.each<readonly [string, Choice]>([
  ['a statement', chooseOwn('parts', odd)],
  ['the longest statement', chooseOwn('bicycle', '✓'.repeat(mostShared))],
  ...questions.map((question) => [question.id, chooseQuestion(question)] as const),
  ['a question of a slice, asked of the whole graph', chooseQuestion(questions[0] ?? fail(), 'bicycle')],
])('%s comes back as it was', (_, choice) => {
  const link = writeSearch(choice);
  expect(link.kind === 'link' ? readSearch(link.search) : link).toEqual({ kind: 'choice', choice });
});

function fail(): never {
  throw new Error('graphs/questions.ts is empty');
}

test('an edited question is shared as the statement it has become', () => {
  const edited = { ...chooseFirst(), statement: 'RETURN 1' };
  expect(writeSearch(edited)).toEqual({ kind: 'link', search: '?graph=parts&cypher=RETURN+1' });
});

test('too long a statement is not shared, and says by how much', () => {
  expect(writeSearch(chooseOwn('bicycle', 'x'.repeat(mostShared + 1)))).toEqual({
    kind: 'problem',
    message: 'A link holds statements of up to 1,500 characters; this one has 1,501.',
  });
});

test('no statement is not shared, and is missed', () => {
  expect(writeSearch(chooseOwn('bicycle', ' \n'))).toEqual({
    kind: 'problem',
    message: 'There is no statement to share yet.',
  });
});

test('a statement without a graph is asked of the whole one', () => {
  expect(readSearch('?cypher=RETURN+1')).toEqual({
    kind: 'choice',
    choice: chooseOwn('bicycle', 'RETURN 1'),
  });
});

test.each([
  ['', null],
  ['?q=hub', null],
  ['?graph=parts', null],
  ['?cypher=', null],
  ['?graph=nowhere&cypher=+%0A', null],
  ['?graph=nowhere&cypher=RETURN+1', 'names a graph'],
  ['?question=nothing', 'names a question'],
  [`?cypher=${'x'.repeat(mostShared + 1)}`, '1,501 characters'],
])('%s brings no statement', (search, message) => {
  const read = readSearch(search);
  expect(read === null ? null : read.kind === 'problem' && read.message).toEqual(
    message === null ? null : expect.stringContaining(message),
  );
});

test('a question is asked of its own graph where the one named beside it has no such question', () => {
  const question = questions.find(({ id }) => id === 'where-used') ?? fail();
  expect(readSearch('?graph=categories&question=where-used')).toEqual({
    kind: 'choice',
    choice: chooseQuestion(question, 'parts'),
  });
});

test.each(['%0D%0A', '%0D', '%0A'])('lines that end in %s in a link end as in the editor', (lineEnd) => {
  expect(readSearch(`?graph=parts&cypher=MATCH+(n)${lineEnd}${lineEnd}RETURN+n`)).toEqual({
    kind: 'choice',
    choice: chooseOwn('parts', 'MATCH (n)\n\nRETURN n'),
  });
});

test('a statement in a link is read in the order in which it runs', () => {
  const turned = 'MATCH (n) /* \u202E\u2066// */ DETACH DELETE n\u2069 \u2066';
  expect(readSearch(`?graph=parts&cypher=${encodeURIComponent(turned)}`)).toEqual({
    kind: 'choice',
    choice: chooseOwn('parts', 'MATCH (n) /* // */ DETACH DELETE n '),
  });
});

test('another graph keeps a question that can be asked there', () => {
  const [first] = questionsFor('parts');
  const [other] = questionsFor('orders');
  if (!first || !other) throw new Error('a slice has no questions');
  expect(changeGraph(first, 'bicycle')).toEqual(chooseQuestion(first, 'bicycle'));
  expect(changeGraph(first, 'orders')).toEqual(chooseQuestion(other, 'orders'));
});
