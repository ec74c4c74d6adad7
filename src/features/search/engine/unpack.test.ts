import { describe, expect, it } from 'vitest';
import { decodeLines, decodeNumbers, encodeNumbers } from './codec';
import { rarestFirst, type PackedPostings } from './index-file';
import type { IndexSource } from './model';
import { packIndex, type PageToPack, type RecordToPack } from './pack';
import { DamagedIndexError, openLibrary } from './unpack';

const source: IndexSource = { name: '0.3.0', version: '0.3.0', tag: '', language: 'en' };

const record = (heading: string, fields: Partial<RecordToPack['fields']>, level = 2): RecordToPack => ({
  level,
  heading,
  anchor: level === 1 ? '' : heading.toLowerCase(),
  fields: { meta: '', lead: '', text: '', code: '', ...fields },
  text: '',
});

const page = (route: string, ...records: RecordToPack[]): PageToPack => ({
  route,
  group: 'Guides',
  kind: 'guide',
  records,
});

const docs = packIndex(source, 'one', [
  page(
    'docs/loading',
    record('Loading', { lead: 'Load vertices in batches.', text: 'vertices first' }, 1),
    record('Batches', { text: 'vertices, edges, edges', code: 'loadGraphData' }),
    record('Counts', { text: 'vertices again', code: 'run run run run run run' }),
  ),
  page('docs/queries', record('Queries', { lead: 'Ask for vertices.', meta: 'loading' }, 1)),
  page(
    'docs/errors',
    record('Errors', { lead: 'Batches that fail.', text: 'edges' }, 1),
    record('Edges', {}),
  ),
]);
const others = packIndex({ ...source, name: 'site' }, 'two', [
  page('glossary', record('Glossary', {}, 1), record('Vertices', { text: 'edges' })),
  page('blog', record('Blog', { lead: 'News of batches' }, 1)),
]);
const library = openLibrary([docs.index, others.index]);

/** The postings of a term: by field, the occurrences by record. */
const postingsOf = (term: string): unknown =>
  Object.fromEntries(
    [...library.terms.get(term)].map(([field, times]) => [field, Object.fromEntries(times)]),
  );
const [title, heading, meta, lead, text, code] = [0, 1, 2, 3, 4, 5];

it.each([
  ['a rare word of a field that has common words, too', 'again', { [text]: { 2: 1 } }],
  [
    'a word of many records',
    'vertices',
    { [heading]: { 7: 1 }, [lead]: { 0: 1, 3: 1 }, [text]: { 0: 1, 1: 1, 2: 1 } },
  ],
  ['how often a record has a word', 'edges', { [heading]: { 5: 1 }, [text]: { 1: 2, 4: 1, 7: 1 } }],
  [
    'the leads of pages that follow pages with sections',
    'batches',
    { [heading]: { 1: 1 }, [lead]: { 0: 1, 4: 1, 8: 1 } },
  ],
  ['the words of titles, which are stored as text only', 'loading', { [title]: { 0: 1 }, [meta]: { 3: 1 } }],
  ['the parts of a name', 'graph', { [code]: { 1: 1 } }],
  ['at most four occurrences of a word in a record', 'run', { [code]: { 2: 4 } }],
])('a packed index holds %s: %s', (_, term, expected) => {
  expect(postingsOf(term)).toEqual(expected);
});

it('lists the terms of all files once, sorted', () => {
  expect(library.sortedTerms).toEqual([...new Set(library.sortedTerms)].sort());
  expect(library.sortedTerms).toEqual(
    expect.arrayContaining(['batches', 'glossary', 'graph', 'loadgraphdata', 'vertices']),
  );
});

it('counts the different terms of each record by field', () => {
  expect(library.fieldLengths[0]).toEqual([1, 0, 0, 4, 2, 0]);
  expect(library.fieldLengths[1]).toEqual([0, 1, 0, 0, 2, 4]);
});

it('omits from the stored terms those that titles or headings have', () => {
  expect(decodeLines(docs.index.terms)).toEqual(
    expect.arrayContaining(['again', 'vertices', 'first', 'loadgraphdata']),
  );
  expect(decodeLines(docs.index.terms)).not.toEqual(expect.arrayContaining(['batches']));
});

it('stores the records of rare terms before those of common ones', () => {
  expect(rarestFirst([3, 1, 2, 1])).toEqual([1, 3, 2, 0]);
  // Counts of "again", "edges", "first" and "vertices". Records, as steps: of "again", "first", "edges", "vertices".
  const [, , texts] = docs.index.postings;
  expect([...decodeNumbers(texts?.counts ?? '')]).toEqual([1, 2, 1, 3]);
  expect([...decodeNumbers(texts?.records ?? '')]).toEqual([2, 0, 1, 3, 0, 1, 1]);
});

describe('refuses columns that do not fit each other', () => {
  const changed = (change: (texts: PackedPostings) => Partial<PackedPostings>): (() => unknown) => {
    const postings = docs.index.postings.map((each, at) => (at === 2 ? { ...each, ...change(each) } : each));
    return () => openLibrary([{ ...docs.index, postings }]);
  };
  const last = (column: string): string => column.slice(0, -1);

  it.each<[string, (texts: PackedPostings) => Partial<PackedPostings>, RegExp]>([
    [
      'a term number beyond the terms of the index',
      ({ terms }) => ({ terms: `${last(terms)}${encodeNumbers([50])}` }),
      /term \d+ of \d+\.$/,
    ],
    ['fewer counts than terms', ({ counts }) => ({ counts: last(counts) }), /3 counts of 4 terms\.$/],
    [
      'fewer records than the counts say',
      ({ records }) => ({ records: last(records) }),
      /nothing at 6 of 6\.$/,
    ],
    [
      'more records than the counts say',
      ({ records }) => ({ records: records + last(records) }),
      /7 of 13 records counted\.$/,
    ],
    [
      'fewer occurrences than records',
      ({ times }) => ({ times: last(times) }),
      /6 occurrences of 7 records\.$/,
    ],
  ])('such as %s', (_, change, message) => {
    expect(changed(change)).toThrow(DamagedIndexError);
    expect(changed(change)).toThrow(message);
  });
});

it('refuses an index with another number of terms than it was packed with', () => {
  expect(() => openLibrary([{ ...docs.index, termCount: 3 }])).toThrow(/damaged: \d+ terms instead of 3\.$/);
});
