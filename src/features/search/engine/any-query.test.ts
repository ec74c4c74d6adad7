import { beforeAll, describe, expect, it } from 'vitest';
import { hierarchyLevels, type SearchHit, type SearchRequest } from '../protocol';
import { Engine } from './engine';
import { packIndex, type PageToPack, type RecordToPack } from './pack';

/**
 * How many queries are tested. They consist of words of the index with random damage and are the same in each run; a
 * failure names the query.
 */
const queryCount = 120;

const texts = [
  'Load ten thousand vertices &amp; edges in batches: \u{1f6b2} SchemaLoader<T> reads "part" and $1.',
  'The pool\u2019s timeout is 5000ms, not 30 s; ECONNREFUSED tells it. IDs and UUIDs are text.',
  'MATCH (a)-[:HAS_PART*1..3]->(b) \u2014 na\u00efve caf\u00e9, Stra\u00dfe, \u0130stanbul, \u6570\u636e\u5e93, re\u0301sume\u0301.',
  `One ${'very'.repeat(40)}long word, <mark>markup</mark>, and queryBuilder.where(\u2018x\u2019) in one line.`,
] as const;
const headings = [
  'Bulk loading',
  'SchemaLoader',
  'IDs, not UUIDs',
  'Stra\u00dfe & caf\u00e9',
  'Class: Pool<T>',
];

const recordOf = (level: number, number: number): RecordToPack => {
  const text = texts[number % texts.length] ?? '';
  const fields = { meta: 'names', lead: level === 1 ? text : '', text, code: 'createIndex' };
  const anchor = level === 1 ? '' : `s${number}`;
  return { level, heading: `${headings[number % headings.length]} ${number % 7}`, anchor, fields, text };
};
const pageOf = (number: number): PageToPack => ({
  route: `docs/page-${number}`,
  group: ['Guides', 'API', 'Glossary'][number % 3] ?? '',
  kind: number % 3 === 1 ? 'api' : 'guide',
  records: [1, 2, 3, 2, 3].map((level, at) => recordOf(level, number + at)),
});

const source = { name: 'site', version: '', tag: 'default', language: 'en' };
const packed = packIndex(
  source,
  'one',
  Array.from({ length: 12 }, (_, number) => pageOf(number)),
);
const openEngine = (): Engine =>
  new Engine([packed.index], { site: '/', textOf: (_, record) => packed.text.texts[record] ?? null });

let seed = 1;
const random = (below: number): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((seed / 2 ** 32) * below);
};
const oneOf = (list: readonly string[]): string => list[random(list.length)] ?? '';

const words = [...texts, ...headings].flatMap((text) => text.split(/\s+/));
const odd = [
  '->',
  '<-[:',
  '::',
  '"',
  '$1',
  '\u0130',
  '\ud83d',
  'e\u0301',
  '\u200b',
  '_',
  '&lt;',
  '<b>',
  'a',
  '30s',
];
const damages: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + oneOf(odd) + text.slice(at),
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  (text, at) => text.slice(0, at),
  (text) => text.replaceAll(' ', ''),
  (text) => text.toUpperCase(),
];
function anyQuery(): string {
  let query = Array.from({ length: 1 + random(5) }, () => oneOf(random(5) ? words : odd)).join(
    oneOf([' ', ' ', '', '.']),
  );
  for (let times = random(4); times > 0; times--)
    query = damages[random(damages.length)]?.(query, random(query.length + 1)) ?? query;
  return query;
}

const [before, after, ellipsis] = ['\ue001', '\ue002', '\ue003'];
const asked: SearchRequest = {
  highlightPreTag: before,
  highlightPostTag: after,
  snippetEllipsisText: ellipsis,
  attributesToSnippet: ['content:5', 'hierarchy.lvl1:5'],
};

/**
 * The fault of a highlighted text, if any. Marks must alternate, enclose something and split no word; the text must not
 * change.
 */
function problemOf(value: string, text: string): string | null {
  if (!/^(?:\ue001\ue002)*$/.test(value.replace(/[^\ue001\ue002]/g, '')) || value.includes(before + after))
    return `marks: ${value}`;
  if (/\p{Ll}[\ue001\ue002]\p{Ll}/u.test(value)) return `a mark in a word: ${value}`;
  if (/\p{Surrogate}/u.test(value)) return `half of a sign: ${value}`;
  return text.includes(value.replace(/[\ue001-\ue003]/g, '')) ? null : `another text: ${value}`;
}

function problemsOf({ hierarchy, content, ...hit }: SearchHit): readonly string[] {
  const snippet = hit._snippetResult?.content?.value ?? '';
  return [
    ...[hit._highlightResult, hit._snippetResult].flatMap((result) =>
      hierarchyLevels.map((level) =>
        problemOf(result?.hierarchy[level]?.value ?? '', hierarchy[level] ?? ''),
      ),
    ),
    problemOf(snippet, content ?? ''),
    snippet.split(/\s+/).length > 5 ? `too long: ${snippet}` : null,
  ].filter((problem) => problem !== null);
}

describe('any query', () => {
  const engine = openEngine();
  const idsOf = (request: SearchRequest): string[] =>
    engine.search({ ...asked, ...request }).hits.map(({ objectID }) => objectID);
  let queries: readonly string[] = [];
  beforeAll(() => {
    queries = Array.from({ length: queryCount }, anyQuery);
  });

  it('yields well-formed highlights and snippets, and at most five hits per group', () => {
    let answered = 0;
    for (const query of queries) {
      const { hits, nbHits } = engine.search({ ...asked, query, mostPerGroup: 5 });
      if (hits.length > 0) answered++;
      expect(nbHits > 0, query).toBe(hits.length > 0);
      expect(hits.flatMap(problemsOf), query).toEqual([]);
      for (const group of ['Guides', 'API', 'Glossary'])
        expect(hits.filter(({ hierarchy }) => hierarchy.lvl0 === group).length).toBeLessThanOrEqual(5);
    }
    expect(answered).toBeGreaterThan(queryCount / 2);
  });

  it('yields each hit once, as many as nbHits, on pages without gap or overlap', () => {
    for (const query of queries) {
      const { nbHits, nbPages } = engine.search({ ...asked, query, hitsPerPage: 7 });
      const all = idsOf({ query, hitsPerPage: 1000 });
      expect(all, query).toHaveLength(nbHits);
      expect(new Set(all).size, query).toBe(nbHits);
      const pages = Array.from({ length: nbPages }, (_, page) => idsOf({ query, page, hitsPerPage: 7 }));
      expect(pages.flat(), query).toEqual(all);
      expect(all, query).toEqual(expect.arrayContaining(idsOf({ query, mostPerGroup: 5 })));
    }
  });

  it('yields the same hits regardless of earlier queries and of Unicode normalization', () => {
    const other = openEngine();
    for (const query of queries.toReversed()) {
      const answer = idsOf({ query, mostPerGroup: 5 });
      expect(
        other.search({ ...asked, query, mostPerGroup: 5 }).hits.map(({ objectID }) => objectID),
        query,
      ).toEqual(answer);
      for (const form of ['NFC', 'NFD'] as const)
        expect(idsOf({ query: query.normalize(form), mostPerGroup: 5 }), query).toEqual(answer);
    }
  });
});
