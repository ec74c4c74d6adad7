import { describe, expect, it } from 'vitest';
import { matchesWords, normalise } from './match-words';

describe('matchesWords', () => {
  const text = normalise('Edge  also: Relationship. A directed\n connection; it’s from Malmö.');

  it.each(['', 'edge', 'EDGE', 'directed relation', "it's", 'malmo', 'connection edge'])(
    'finds %j',
    (query) => {
      expect(matchesWords(text, query)).toBe(true);
    },
  );

  it.each(['vertex', 'edge vertex', 'undirected'])('does not find %j', (query) => {
    expect(matchesWords(text, query)).toBe(false);
  });
});
