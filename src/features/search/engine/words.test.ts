import { describe, expect, it } from 'vitest';
import { findTokens, findWords, foldWord, indexTerms, splitIdentifier } from './words';

const partsOf = (word: string): string[] =>
  findTokens(word).flatMap((token) => splitIdentifier(token).map(({ text }) => text));

describe('identifiers', () => {
  it.each([
    ['SchemaLoader', ['Schema', 'Loader']],
    ['SQLGenerator', ['SQL', 'Generator']],
    ['IQueryBuilder', ['I', 'Query', 'Builder']],
    ['QUERY_ERROR', ['QUERY', 'ERROR']],
    ['ag_catalog', ['ag', 'catalog']],
    ['utf8Text', ['utf', '8', 'Text']],
    ['vertex', ['vertex']],
    ['UUIDs', ['UUIDs']],
    ['getIDsOf', ['get', 'IDs', 'Of']],
  ])('are split into words: %s', (word, parts) => {
    expect(partsOf(word)).toEqual(parts);
  });

  it('keep the positions of their parts', () => {
    const [token] = findTokens('use SchemaLoader');
    const parts = findTokens('use SchemaLoader').flatMap(splitIdentifier).slice(1);
    expect(token?.text).toBe('use');
    expect(parts.map(({ start, end }) => [start, end])).toEqual([
      [4, 10],
      [10, 16],
    ]);
  });
});

describe('ASCII texts', () => {
  it.each([
    "SQLGenerator's ag_catalog.create_graph('shop') isn't IQueryBuilder<T>",
    'utf8Text $1 __typename A_b aB HTTPServer2Go x_ _ 3rd APIs getIDsOf SQLstate',
    "rock'n'roll 'quoted' O'Reilly 12'34",
  ])('are split like other texts: %s', (text) => {
    const accent = '\u00e9';
    expect(findTokens(`${text} ${accent}`).slice(0, -1)).toEqual(findTokens(text));
    expect(findWords(text)).toEqual(findTokens(text).map((token) => token.text));
    for (const word of findWords(text)) {
      const parts = (of: string): string[] =>
        splitIdentifier({ start: 0, end: of.length, text: of }).map((part) => part.text);
      expect(parts(`${word}_${accent}`), word).toEqual(
        /['\u2019]/.test(word) ? [`${word}_${accent}`] : [...parts(word), accent],
      );
    }
  });
});

describe('terms', () => {
  it('are whole words and the parts of identifiers', () => {
    expect(indexTerms('The SchemaLoader, of course')).toEqual([
      'the',
      'schemaloader',
      'schema',
      'loader',
      'of',
      'course',
    ]);
    expect(indexTerms('client.query() throws QUERY_ERROR')).toEqual([
      'client',
      'query',
      'throws',
      'queryerror',
      'query',
      'error',
    ]);
  });

  it('omit single letters of identifiers', () => {
    expect(indexTerms('IQueryBuilder')).toEqual(['iquerybuilder', 'query', 'builder']);
  });

  it('have neither accents nor apostrophes nor underscores', () => {
    expect(foldWord('Fran\u00e7ois')).toBe('francois');
    expect(foldWord('__typename')).toBe('typename');
    expect(indexTerms('doesn\u2019t')).toEqual(['doesnt']);
  });

  it('ignore signs and emoji, and keep words of any script', () => {
    expect(indexTerms('')).toEqual([]);
    expect(indexTerms('@@@ ### ($^)')).toEqual([]);
    expect(indexTerms('\u{1f600} \u0434\u0430\u043d\u043d\u044b\u0435 \u6570\u636e')).toEqual([
      '\u0434\u0430\u043d\u043d\u044b\u0435',
      '\u6570\u636e',
    ]);
  });
});
