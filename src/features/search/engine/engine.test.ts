import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../protocol';
import { Engine } from './engine';
import type { IndexFile } from './index-file';
import type { IndexSource, PageKind } from './model';
import { packIndex, type PageToPack, type RecordToPack } from './pack';
import { DamagedIndexError } from './unpack';

const record = (level: number, heading: string, anchor: string, text: string, code = ''): RecordToPack => ({
  level,
  heading,
  anchor,
  fields: { meta: '', lead: '', text, code },
  text,
});

const page = (route: string, group: string, kind: PageKind, ...records: RecordToPack[]): PageToPack => ({
  route,
  group,
  kind,
  records,
});

const released: IndexSource = { name: '0.3.0', version: '0.3.0', tag: 'docs-default-0.3.0', language: 'en' };
const rest: IndexSource = { name: 'site', version: '', tag: 'default', language: 'en' };

const docs = packIndex(released, 'one', [
  page(
    'docs/how-to-guides/bulk-loading',
    'Guides',
    'guide',
    record(1, 'Bulk loading', '', 'Load ten thousand vertices and edges in batches.'),
    record(2, 'Check the counts', 'check-the-counts', 'Count what was loaded.'),
    record(2, 'Indexes first', 'indexes', 'Create the index before you load.', 'createIndex'),
    record(3, 'After a failure', 'after-a-failure', 'Load again from the last batch.'),
  ),
  page(
    'docs/how-to-guides/error-handling',
    'Guides',
    'guide',
    record(1, 'Error handling', '', 'What arrives when something fails.'),
    record(2, 'Types like Map<K, V> & <img src=x>', 'types', 'Markup such as <b> is text here.'),
  ),
  page(
    'docs/api-generated/classes/SchemaLoader',
    'API',
    'api',
    record(1, 'Class: SchemaLoader<T>', '', 'Loads graph data.'),
    record(3, 'loadGraphData()', 'loadgraphdata', 'Loads vertices and edges.'),
  ),
]);
const others = packIndex(rest, 'two', [
  page(
    'glossary',
    'Glossary',
    'glossary',
    record(1, 'Glossary', '', ''),
    record(3, 'Vertex', 'vertex', 'A node.'),
  ),
]);

const texts: Record<string, readonly string[]> = { '0.3.0': docs.text.texts, site: others.text.texts };
const engine = new Engine([docs.index, others.index], {
  site: 'https://example.org/base/',
  textOf: (source, number) => texts[source]?.[number] ?? null,
});

const tags = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-0.3.0']] as const;
const search = (query: string, more: SearchRequest = {}): ReturnType<Engine['search']> =>
  engine.search({ query, facetFilters: tags, ...more });
const found = (query: string): string[] => search(query).hits.map(({ objectID }) => objectID);

const openAlone = (file: IndexFile): Engine => new Engine([file], { site: '', textOf: () => null });

/** Indexes these pages alone. @returns a search that gives the ids of the hits */
function indexOf(...pages: readonly PageToPack[]): (query: string) => readonly string[] {
  const alone = openAlone(packIndex(released, 'three', pages).index);
  return (query) => alone.search({ query }).hits.map(({ objectID }) => objectID);
}

describe('a search', () => {
  it.each([
    ['a page by its title', 'bulk loading', 'docs/how-to-guides/bulk-loading'],
    ['a page by two words in one', 'bulkloading', 'docs/how-to-guides/bulk-loading'],
    ['a page while it is typed', 'bul', 'docs/how-to-guides/bulk-loading'],
    ['a section by its heading', 'check counts', 'docs/how-to-guides/bulk-loading#check-the-counts'],
    ['an exact API name', 'SchemaLoader', 'docs/api-generated/classes/SchemaLoader'],
    ['an API name in lower case', 'schemaloader', 'docs/api-generated/classes/SchemaLoader'],
    ['an API name in two words', 'schema loader', 'docs/api-generated/classes/SchemaLoader'],
    ['the beginning of an API name', 'schemal', 'docs/api-generated/classes/SchemaLoader'],
    [
      'a member with its parentheses',
      'loadGraphData()',
      'docs/api-generated/classes/SchemaLoader#loadgraphdata',
    ],
    [
      'a member with its class',
      'SchemaLoader.loadGraphData',
      'docs/api-generated/classes/SchemaLoader#loadgraphdata',
    ],
    ['a misspelt word', 'bukl loadign', 'docs/how-to-guides/bulk-loading'],
    ['another form of a word', 'loaded in bulk', 'docs/how-to-guides/bulk-loading'],
    ['a synonym', 'exception handling', 'docs/how-to-guides/error-handling'],
    ['a term of another index', 'vertex', 'glossary#vertex'],
    ['what a term means', 'what is a vertex?', 'glossary#vertex'],
  ])('finds %s: %s', (_, query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  it('finds two words written as one while the second is typed, and ignores invisible characters', () => {
    expect(found('bulkload\u200b')).toEqual(found('bulkload'));
    expect(found('bulklo\u00adadi\u200b')[0]).toBe('docs/how-to-guides/bulk-loading');
  });

  it('finds pages by one known word beside one unknown word, but not beside two', () => {
    const pages = Array.from({ length: 20 }, (_, at) =>
      page(`docs/part-${at}`, 'Guides', 'guide', record(1, `Part ${at}`, '', 'About a vertex.')),
    );
    const findIn = indexOf(...pages);
    expect(findIn('gremlin vertex')).not.toEqual([]);
    expect(findIn('gremlin traverser vertex')).toEqual([]);
  });

  it('finds no page with only one of several known words if half of the words are unknown', () => {
    expect(search('redis load').nbHits).toBeGreaterThan(0);
    expect(search('redis failover load node slots').nbHits).toBe(0);
    expect(search('redis sourdough bulk fails').nbHits).toBe(0);
  });

  it('corrects a misspelt word beside an unknown one only if the correction is likely', () => {
    expect(search('bukl').nbHits).toBeGreaterThan(0);
    expect(search('sourdough verticse').nbHits).toBeGreaterThan(0);
    expect(search('sourdough bukl').nbHits).toBe(0);
  });

  it.each([
    '',
    '   ',
    'xqzzt wvbnk',
    '@@@###',
    '.*+?^${}()|[]\\',
    '\u{1f600}',
    '<script>',
    '\u6570\u636e',
    '%%%',
    'bulkgarbage',
  ])('finds nothing for %j', (query) => {
    expect(search(query)).toMatchObject({ hits: [], nbHits: 0, nbPages: 0, query });
  });

  it('does not throw for a very long query', () => {
    expect(() => search('load '.repeat(2000))).not.toThrow();
    expect(() => search('x'.repeat(10_000))).not.toThrow();
  });

  it.each([0, -1, 0.5, Number.NaN])(
    'returns one hit if the numbers of hits, of words and of hits per group are %s',
    (number) => {
      const { hits } = search('load', {
        hitsPerPage: number,
        mostPerGroup: number,
        attributesToSnippet: [`content:${String(number)}`, `hierarchy.lvl1:${String(number)}`],
      });
      expect(hits).toHaveLength(1);
    },
  );
});

describe('names', () => {
  const api = (name: string, ...records: RecordToPack[]): PageToPack =>
    page(`docs/api-generated/classes/${name}`, 'API', 'api', record(1, name, '', ''), ...records);
  const findIn = indexOf(
    api('Connection', record(2, 'release', 'release', 'Gives the connection back.')),
    api('PgConnectionManager', record(2, 'releaseConnection', 'releaseconnection', 'Gives one back.')),
    api('MatchClause'),
    api('EdgeMatchClause'),
    page(
      'docs/architecture/connection-management',
      'Architecture',
      'explanation',
      record(1, 'Connection management', '', 'The pool takes one back by releaseConnection.'),
    ),
  );
  const namesFound = (query: string): readonly string[] =>
    findIn(query).map((id) => id.replace(/.*\/|#.*/g, ''));

  it('are found by letters in their middle', () => {
    expect(namesFound('matchcl')).toEqual(['MatchClause', 'EdgeMatchClause']);
  });

  it.each(['releaseConnection', 'releaseConection', 'releaseConnect'])(
    'rank pages with the whole name above pages with its parts: %s',
    (query) => {
      const expected = ['PgConnectionManager', 'connection-management', 'Connection'];
      expect([...new Set(namesFound(query))]).toEqual(expected);
    },
  );
});

it('reads an incomplete word as a word, and as a name only if no word begins like that', () => {
  const findIn = indexOf(
    page(
      'docs/api-generated/classes/ValidationError',
      'API',
      'api',
      record(1, 'ValidationError', '', 'An error of validation.'),
    ),
    page(
      'docs/how-to-guides/schema-validation',
      'Guides',
      'guide',
      record(1, 'Schema validation', '', 'Validate what you write.'),
    ),
    page('docs/errors', 'Guides', 'guide', record(1, 'Every error', '', '')),
  );
  expect(findIn('valida')[0]).toBe('docs/how-to-guides/schema-validation');
  expect(findIn('validation')[0]).toBe('docs/how-to-guides/schema-validation');
  expect(findIn('validationer')[0]).toBe('docs/api-generated/classes/ValidationError');
});

it('ranks a written page first for a plain word, and an enumeration member for the word in capitals', () => {
  const findIn = indexOf(
    page(
      'docs/api-generated/enumerations/SQLTransactionType',
      'API',
      'api',
      record(1, 'Enumeration: SQLTransactionType', '', 'Kinds of statements.'),
      record(3, 'ROLLBACK', 'rollback', 'A rollback.'),
    ),
    page(
      'docs/api-reference/transaction',
      'API',
      'reference',
      record(1, 'Transaction', '', 'Commit or rollback.'),
      record(2, 'Roll all back, a rollback', 'savepoints', 'A rollback to a savepoint.'),
    ),
  );
  expect(findIn('rollback')[0]).toMatch(/^docs\/api-reference\/transaction/);
  expect(findIn('ROLLBACK')[0]).toBe('docs/api-generated/enumerations/SQLTransactionType#rollback');
});

describe('facets', () => {
  it('leave out other versions and languages', () => {
    expect(search('loading', { facetFilters: ['language:de'] }).nbHits).toBe(0);
    expect(
      search('vertex', { facetFilters: [['docusaurus_tag:docs-default-0.3.0']] }).hits[0]?.objectID,
    ).not.toBe('glossary#vertex');
    expect(search('loading', { facetFilters: 'version:0.3.0' }).nbHits).toBeGreaterThan(0);
    expect(search('loading', { facetFilters: ['-version:0.3.0'] }).nbHits).toBe(0);
  });
});

describe('pages of hits', () => {
  it('follow each other without gap or overlap', () => {
    const all = found('load');
    expect(all.length).toBeGreaterThan(3);
    const pages = [0, 1, 2].map((number) => search('load', { page: number, hitsPerPage: 2 }));
    expect(pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual(all.slice(0, 6));
    expect(pages[0]).toMatchObject({ nbHits: all.length, nbPages: Math.ceil(all.length / 2), page: 0 });
  });

  it('show at most two hits of a page before the next page, and its other hits last', () => {
    const [guide, api] = ['docs/how-to-guides/bulk-loading', 'docs/api-generated/classes/SchemaLoader'];
    expect(found('load').map((id) => id.split('#')[0])).toEqual([guide, guide, api, guide, guide]);
  });
});

describe('a hit', () => {
  it('has the hosted service\u2019s shape', () => {
    const [hit] = search('check the counts', { attributesToSnippet: ['content:2'] }).hits;
    expect(hit).toMatchObject({
      objectID: 'docs/how-to-guides/bulk-loading#check-the-counts',
      url: 'https://example.org/base/docs/how-to-guides/bulk-loading#check-the-counts',
      url_without_anchor: 'https://example.org/base/docs/how-to-guides/bulk-loading',
      anchor: 'check-the-counts',
      type: 'lvl2',
      content: 'Count what was loaded.',
      hierarchy: { lvl0: 'Guides', lvl1: 'Bulk loading', lvl2: 'Check the counts', lvl3: null },
    });
    expect(hit?._highlightResult?.hierarchy.lvl2?.value).toBe('<mark>Check</mark> the <mark>counts</mark>');
    expect(hit?._snippetResult?.content?.value).toBe('<mark>Count</mark> what\u2026');
  });

  it('names the sections above it', () => {
    const [hit] = search('after a failure').hits;
    expect(hit?.hierarchy).toMatchObject({
      lvl1: 'Bulk loading',
      lvl2: 'Indexes first',
      lvl3: 'After a failure',
    });
  });

  it('marks the matching part of a name', () => {
    const hit = search('loader').hits.find(({ url }) => url.includes('SchemaLoader'));
    expect(hit?._highlightResult?.hierarchy.lvl1?.value).toContain('Schema<mark>Loader</mark>');
  });
});

describe('a damaged index', () => {
  it.each([
    ['of another format', { ...docs.index, format: 99 }],
    ['with a column cut off', { ...docs.index, terms: docs.index.terms.slice(0, 40) }],
    ['without postings', { ...docs.index, postings: [] }],
    ['with headings cut off', { ...docs.index, records: { ...docs.index.records, headings: 'One' } }],
  ])('%s is refused', (_, file) => {
    expect(() => openAlone(file)).toThrow(DamagedIndexError);
  });
});

describe('letters after a query', () => {
  it('continue its last word to words of the index, regardless of case', () => {
    const letters = engine.lettersAfter('bulk l');
    expect(letters).toContain('o');
    expect(letters).not.toContain('q');
    expect(engine.lettersAfter('bulk L')).toEqual(letters);
  });

  it('begin with a space after a complete word only', () => {
    expect(engine.lettersAfter('bulk')[0]).toBe(' ');
    expect(engine.lettersAfter('bul')).toEqual(['k']);
    expect(engine.lettersAfter('xyz')).toEqual([]);
  });
});
