import { expect, it } from 'vitest';
import { parseQuery } from './query';

it.each([
  'connection refused',
  'relation "bicycle" does not exist',
  'permission denied for schema ag_catalog',
  'undefined property after load',
  "can't create extension",
  'function cypher(unknown, unknown)',
  'connect ETIMEDOUT 10.1.2.3:5432',
  'why is my index so slow',
  'the query returns no rows',
])('“%s” describes a failure', (query) => {
  expect(parseQuery(query).tellsFailure).toBe(true);
});

it.each([
  'connect to postgres',
  'validate data before inserting',
  'loadGraphData()',
  'notes on edges',
  'failover set-up',
  'why use parameters',
  'rows without edges',
  "what's an edge",
])('“%s” describes no failure', (query) => {
  expect(parseQuery(query).tellsFailure).toBe(false);
});

it.each([
  ['what is an edge', 'edge'],
  ['What\u2019s a property graph', 'propertygraph'],
  ['meaning of agtype', 'agtype'],
  ['definition of agtype', 'agtype'],
])('“%s” asks for the meaning of “%s”', (query, subject) => {
  expect(parseQuery(query)).toMatchObject({ asksMeaning: true, joined: subject });
});

it.each(['what to read first', 'define edge', 'edge', 'what is'])('“%s” asks for no meaning', (query) => {
  expect(parseQuery(query).asksMeaning).toBe(false);
});

it.each([
  ['compare two schemas', ['compare', 'schemas']],
  ['age-schema-client performance', ['performance']],
  ['age-schema-client', ['age', 'schema', 'client']],
  ['connect ECONNREFUSED 127.0.0.1:5432', ['connect', 'econnrefused']],
  ['ECONNREFUSED ::1:5432', ['econnrefused']],
  ['127.0.0.1', ['127', '1']],
  ['2026-10-03 12:00:00.123 UTC [4711] ERROR:  deadlock detected', ['error', 'deadlock', 'detected']],
  ['2026-10-03T12:00:00Z deadlock', ['deadlock']],
  ['date 2026-10-03', ['date', '2026', '10', '03']],
  ['more than one label', ['more', 'one', 'label']],
  ['can a vertex have more than one label', ['vertex', 'more', 'label']],
  ['many to one', ['many', 'one']],
  ['bulk l', ['bulk']],
  ['l', ['l']],
  ['what works in 0.3.0', ['works', '0']],
  ['AgeSchemaClient options', ['age', 'schema', 'client', 'options']],
  ['REST APIs', ['rest', 'apis']],
  ['QueryBuilder.where', ['query', 'builder', 'where']],
  ['IQueryBuilder', ['iquerybuilder']],
  ['significant canteens', ['significant', 'canteens']],
  ['how to', ['how', 'to']],
  ['cha\u0301ining', ['chaining']],
  ['docu\u00admen\u200btation\ufeff', ['documentation']],
])('“%s” is searched by the words %j', (query, words) => {
  expect(parseQuery(query).words).toEqual(words);
});

it.each([
  ['valid', true],
  ['valid ', false],
  ['valid s', false],
  ['valid sc', true],
  ['valid for', false],
  ['valid data valid', false],
  ['data QueryBui', true],
  ['valid valid', true],
  ['data querybui QueryBui', true],
  ['data __', false],
])('the last word of “%s” may be incomplete: %s', (query, isOpen) => {
  expect(parseQuery(query).lastIsOpen).toBe(isOpen);
});

it.each([
  ["can't connect", ['cannot', 'connect']],
  ['can\u2019t connect', ['cannot', 'connect']],
  ['cant connect', ['cannot', 'connect']],
  ["the column doesn't exist", ['column', 'not', 'exist']],
  ["won't start", ['not', 'start']],
  ["Can't, WON'T, Don't", ['cannot', 'not']],
])('the contraction in “%s” is spelt out and describes a failure', (query, words) => {
  expect(parseQuery(query)).toMatchObject({ words, tellsFailure: true });
});

it.each(['SchemaLoader', 'QUERY_ERROR', '$id', 'where()', 'builder.where', 'Builder.limit() of pages'])(
  '“%s” names code',
  (query) => {
    expect(parseQuery(query).namesCode).toBe(true);
  },
);

it.each(['schema loader', 'QueryBuilder rejects edge labels', 'one. two'])('“%s” names no code', (query) => {
  expect(parseQuery(query).namesCode).toBe(false);
});

it('tries each sequence of neighbouring words once as one identifier', () => {
  const { words, spans } = parseQuery('SchemaLoader batch');
  expect(words).toEqual(['schema', 'loader', 'batch']);
  expect(spans).toEqual([
    { from: 0, to: 2, term: 'schemaloader', asWritten: true },
    { from: 0, to: 3, term: 'schemaloaderbatch', asWritten: false },
    { from: 1, to: 3, term: 'loaderbatch', asWritten: false },
  ]);
});
