import { describe, expect, it } from 'vitest';
import { matchesWords, normalise } from './match-words';

it('normalise removes differences in accents, case, kinds of quotes and white space', () => {
  expect(normalise(" K\u00f6ln\n  \u2018\u00c5s\u2019  it's ")).toBe("koln 'as' it's");
});

describe('matchesWords', () => {
  const text = normalise('Edge  also: Relationship. A directed\n connection; it’s from Malmö.');

  it.each(['', 'edge', 'EDGE', 'directed relation', "it's", 'malmo', 'connection edge'])(
    'finds %j',
    (query) => {
      expect(matchesWords(text, query)).toBe(true);
    },
  );

  it.each(['vertex', 'edge vertex', 'undirected', 'tree'])('does not find %j', (query) => {
    expect(matchesWords(text, query)).toBe(false);
  });
});
