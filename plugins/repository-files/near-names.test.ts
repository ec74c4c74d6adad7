import { describe, expect, it } from 'vitest';
import { didYouMean, suchAs } from './near-names';

const known = new Set(['vertex', 'vertices', 'transaction']);

describe('didYouMean', () => {
  it('suggests near names, the nearest first', () => {
    expect(didYouMean('vertx', known)).toBe('Did you mean "vertex" or "vertices"? ');
  });

  it('is empty when no name is near', () => {
    expect(didYouMean('pool', known)).toBe('');
  });
});

describe('suchAs', () => {
  it('lists near names, the nearest first', () => {
    expect(suchAs('vertx', known.values())).toBe(', such as vertex or vertices');
  });

  it('is empty when no name is near', () => {
    expect(suchAs('pool', known)).toBe('');
  });
});
