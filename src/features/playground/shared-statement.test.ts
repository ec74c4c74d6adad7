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
])('%s is the same after it was written to a link and read from it', (_, choice) => {
  const link = writeSearch(choice);
  expect(link.kind === 'link' ? readSearch(link.search) : link).toEqual({ kind: 'choice', choice });
});

function fail(): never {
  throw new Error('graphs/questions.ts is empty');
}

test('an edited question is shared as a statement', () => {
  const edited = { ...chooseFirst(), statement: 'RETURN 1' };
  expect(writeSearch(edited)).toEqual({ kind: 'link', search: '?graph=parts&cypher=RETURN+1' });
});

test('a statement that is too long is not shared, and the message names both lengths', () => {
  expect(writeSearch(chooseOwn('bicycle', 'x'.repeat(mostShared + 1)))).toEqual({
    kind: 'problem',
    message: 'A link holds statements of up to 1,500 characters; this one has 1,501.',
  });
});

test('a blank statement is not shared, and the message says that there is none', () => {
  expect(writeSearch(chooseOwn('bicycle', ' \n'))).toEqual({
    kind: 'problem',
    message: 'There is no statement to share yet.',
  });
});

test('a link without a graph asks its statement of the whole graph', () => {
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
])('readSearch finds no statement to show in "%s"', (search, message) => {
  const read = readSearch(search);
  expect(read === null ? null : read.kind === 'problem' && read.message).toEqual(
    message === null ? null : expect.stringContaining(message),
  );
});

test('a question is asked of its own graph if the graph named in the link does not have it', () => {
  const question = questions.find(({ id }) => id === 'where-used') ?? fail();
  expect(readSearch('?graph=categories&question=where-used')).toEqual({
    kind: 'choice',
    choice: chooseQuestion(question, 'parts'),
  });
});

test.each(['%0D%0A', '%0D', '%0A'])('line ends %s in a link become those of the editor', (lineEnd) => {
  expect(readSearch(`?graph=parts&cypher=MATCH+(n)${lineEnd}${lineEnd}RETURN+n`)).toEqual({
    kind: 'choice',
    choice: chooseOwn('parts', 'MATCH (n)\n\nRETURN n'),
  });
});

test('characters that change the direction of text are removed from the statement of a link', () => {
  const turned = 'MATCH (n) /* \u202E\u2066// */ DETACH DELETE n\u2069 \u2066';
  expect(readSearch(`?graph=parts&cypher=${encodeURIComponent(turned)}`)).toEqual({
    kind: 'choice',
    choice: chooseOwn('parts', 'MATCH (n) /* // */ DETACH DELETE n '),
  });
});

test('another graph keeps a question that it has, and otherwise brings its own first question', () => {
  const [first] = questionsFor('parts');
  const [other] = questionsFor('orders');
  if (!first || !other) throw new Error('a slice has no questions');
  expect(changeGraph(first, 'bicycle')).toEqual(chooseQuestion(first, 'bicycle'));
  expect(changeGraph(first, 'orders')).toEqual(chooseQuestion(other, 'orders'));
});
