import { expect, it } from 'vitest';
import { limits } from '../../limits';
import { checkMessages } from './check-messages';
import { checkNames } from './check-names';
import { checkOtherNames, checkTerms, readTerms } from './check-terms';
import type { IndexManifest } from '../../src/features/search/engine/index-file';
import { indexesOf, limitsOf } from './of-version';
import { readNames } from './read-names';

const page = (route: string, html: string) => ({ route, html, file: `${route}/index.html` });
const link = '<a class="hash-link" href="#a">#</a>';
const versionMeta = '<meta data-rh=true name=docusaurus_version content=0.3.0 />';

it('reads the headings that consist of one name, in the docs only', () => {
  const html =
    `${versionMeta}<h1>Query<wbr/>Builder</h1><h2 id="b">How to order${link}</h2>` +
    `<h3 id="a">orderBy${link}</h3><h3 id="c"><code>createVertex()</code>${link}</h3>`;
  expect(readNames([page('docs/classes/QueryBuilder', html), page('blog/a', '<h1>orderBy</h1>')])).toEqual([
    {
      route: 'docs/classes/QueryBuilder',
      version: '0.3.0',
      names: ['QueryBuilder', 'orderBy', 'createVertex'],
      title: 'QueryBuilder',
      members: ['orderBy', 'createVertex'],
    },
  ]);
});

it('reads the version of a page from its metadata, since all versions are below docs/', () => {
  const ofVersion = (version: string) => `<meta name="docusaurus_version" content="${version}"/>`;
  const read = readNames([
    page('docs/intro', ofVersion('0.5.0')),
    page('docs/0.3.0/intro', ofVersion('0.3.0')),
    page('docs/next/intro', ofVersion('current')),
  ]);
  expect(read.map(({ version }) => version)).toEqual(['0.5.0', '0.3.0', 'current']);
});

const named = (route: string, title: string, ...members: string[]) => ({
  route,
  version: '0.3.0',
  names: [title, ...members],
  title,
  members,
});

const pages = [
  named('docs/classes/QueryBuilder', 'QueryBuilder', 'orderBy', 'limit'),
  named('docs/enumerations/PartType', 'PartType', 'ORDER_BY'),
  named('docs/classes/OrderByPart', 'OrderByPart'),
];

const firstPages: Readonly<Record<string, string>> = {
  QueryBuilder: 'docs/classes/QueryBuilder',
  PartType: 'docs/enumerations/PartType',
  OrderByPart: 'docs/classes/OrderByPart',
  orderBy: 'docs/enumerations/PartType',
  'PartType.ORDER_BY': 'docs/enumerations/PartType',
  'QueryBuilder.orderBy': 'docs/classes/QueryBuilder',
  'QueryBuilder.limit': 'docs/classes/QueryBuilder',
};

it('accepts any page with a section on the name, and does not search for a word such as "limit"', () => {
  expect(checkNames(pages, (name) => firstPages[name])).toEqual([]);
});

it('reports a name for which the search shows another page first, or nothing', () => {
  const found = checkNames(pages, (name) => ({ ...firstPages, orderBy: 'docs/classes/OrderByPart' })[name]);
  expect(found.map(({ message }) => message)).toEqual([
    'The search for "orderBy" shows docs/classes/OrderByPart first.',
  ]);
  expect(found[0]?.file).toBe('build/docs/classes/QueryBuilder, build/docs/enumerations/PartType');
  const member = checkNames(pages, (name) => (name.includes('.') ? 'docs/intro' : firstPages[name]));
  expect(member.map(({ message }) => message)).toEqual([
    'The search for "QueryBuilder.orderBy" shows docs/intro first.',
    'The search for "QueryBuilder.limit" shows docs/intro first.',
    'The search for "PartType.ORDER_BY" shows docs/intro first.',
  ]);
  const schema = named('docs/api-generated/interfaces/Schema', 'Schema', 'version');
  expect(checkNames([schema], () => 'docs/schema-validation').map(({ message }) => message)).toEqual([
    'The search for "Schema" shows docs/schema-validation first.',
    'The search for "Schema.version" shows docs/schema-validation first.',
  ]);
  const none = checkNames(pages.slice(2), () => undefined);
  expect(none.map(({ message }) => message)).toEqual(['The search for "OrderByPart" shows nothing first.']);
});

it('requires the entry of a term to come before other entries that contain the word', () => {
  const html = `<h3 class="a" id="edge">Edge${link}</h3><h3 id=graph-name><code>Graph</code> name${link}</h3>`;
  const terms = readTerms(html);
  expect(terms).toEqual([
    { id: 'edge', term: 'Edge' },
    { id: 'graph-name', term: 'Graph name' },
  ]);
  const listed = ['docs/intro', 'glossary#graph-name', 'glossary#edge'];
  expect(checkTerms(terms.slice(1), () => listed)).toEqual([]);
  expect(checkTerms(terms, () => listed).map(({ message }) => message)).toEqual([
    'The search for "Edge" lists glossary#graph-name first of the glossary.',
  ]);
});

it('reports that there are no terms, no names or no messages', () => {
  expect(checkTerms([], () => []).map(({ message }) => message)).toEqual([
    'No term was found here, so that no search for one was looked at.',
  ]);
  expect(checkNames([], () => undefined).map(({ message }) => message)).toEqual([
    'No heading that is a name was found here, so that no search for one was looked at.',
  ]);
  expect(checkMessages([], () => []).map(({ message }) => message)).toEqual([
    'No message of a limit was found here, so that no search for one was looked at.',
  ]);
});

it('requires a limit with the message among the first five hits', () => {
  const [limit] = limits.filter(({ messages = [] }) => messages.length > 0);
  if (!limit) throw new Error('No limit has a message.');
  const listed = ['docs/intro', 'blog', `docs/how-to-guides/troubleshooting#${limit.id}`];
  expect(checkMessages([limit], () => listed)).toEqual([]);
  const [found] = checkMessages([limit], () => ['', '', '', ...listed]);
  expect(found?.message).toContain(`lists , , , docs/intro, blog first, not ${limit.id}.`);
});

it('also searches for a message with another name in it, unless three messages differ only in the name', () => {
  const [limit] = limits;
  if (!limit) throw new Error('There is no limit.');
  const asked = (...names: readonly string[]): readonly string[] => {
    const queries: string[] = [];
    const messages = names.map((name) => `syntax error at "${name}"`);
    checkMessages([{ ...limit, messages }], (query) => {
      queries.push(query);
      return [`#${limit.id}`];
    });
    return queries.filter((query) => query.includes('my_own'));
  };
  expect(asked('merge', 'union')).toEqual(['syntax error at "my_own"', 'syntax error at "my_own"']);
  expect(asked('merge', 'union', 'limit')).toEqual([]);
});

it('selects for a version its own indexes, those without a version, and its own limits', () => {
  const indexes = ['0.3.0', 'current', ''].map((version) => ({ source: { version }, index: version }));
  const files = (version: string): readonly string[] =>
    indexesOf(indexes as unknown as IndexManifest['indexes'], version).map(({ index }) => index);
  expect(files('0.3.0')).toEqual(['0.3.0', '']);
  expect(files('current')).toEqual(['current', '']);
  const [limit] = limits;
  if (!limit) throw new Error('There is no limit.');
  const both = [
    { ...limit, id: 'a', versions: ['0.3.0'] as const },
    { ...limit, id: 'b', versions: ['next'] as const },
  ];
  expect(['0.3.0', 'current'].map((version) => limitsOf(both, version).map(({ id }) => id))).toEqual([
    ['a'],
    ['b'],
  ]);
});

it('requires for a synonym the entry of its term, or one with the synonym in its name', () => {
  const terms = ['Vertex', 'Ghost vertex', 'Match', 'Query generator'].map((term) => ({
    term,
    id: term.toLowerCase().replace(' ', '-'),
  }));
  const groups = [
    ['vertex', 'node'],
    ['query', 'match', 'find'],
    ['fast', 'slow'],
  ];
  const listed = (first: string) => () => ['docs/intro', `glossary#${first}`];
  const messages = (addresses: (query: string) => readonly string[]): readonly string[] =>
    checkOtherNames(terms, groups, addresses).map(({ message }) => message);
  const asMeant: Readonly<Record<string, string>> = {
    node: 'vertex',
    query: 'query-generator',
    find: 'match',
  };
  expect(messages((word) => listed(asMeant[word] ?? 'match')())).toEqual([]);
  expect(messages(() => ['docs/intro'])).toEqual([]);
  expect(messages(listed('ghost-vertex'))).toEqual([
    'The search for "node" lists glossary#ghost-vertex first of the glossary, and not vertex.',
    'The search for "query" lists glossary#ghost-vertex first of the glossary, and not match.',
    'The search for "find" lists glossary#ghost-vertex first of the glossary, and not match.',
  ]);
});
