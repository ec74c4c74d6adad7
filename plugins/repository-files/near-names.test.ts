import { describe, expect, it } from 'vitest';
import { didYouMean, suchAs } from './near-names';

const known = new Set(['vertex', 'vertices', 'transaction']);

describe('didYouMean', () => {
  it('asks for the nearest first', () => {
    expect(didYouMean('vertx', known)).toBe('Did you mean "vertex" or "vertices"? ');
  });

  it('is silent where nothing is near', () => {
    expect(didYouMean('pool', known)).toBe('');
  });
});

describe('suchAs', () => {
  it('names the nearest first', () => {
    expect(suchAs('vertx', known.values())).toBe(', such as vertex or vertices');
  });

  it('is silent where nothing is near', () => {
    expect(suchAs('pool', known)).toBe('');
  });
});
