import { describe, expect, it } from 'vitest';
import { stem } from './stem';

describe('one stem', () => {
  it.each([
    ['load', 'loads', 'loaded', 'loading', 'loader', 'loaders'],
    ['query', 'queries'],
    ['vertex', 'vertexes'],
    ['connect', 'connects', 'connected', 'connecting', 'connection', 'connections'],
    ['batch', 'batches', 'batching'],
    ['validate', 'validates', 'validated', 'validating', 'validation', 'validator'],
    ['drop', 'drops', 'dropped', 'dropping'],
    ['index', 'indexes', 'indexing'],
    ['migrate', 'migration', 'migrations', 'migrating'],
    ['optimize', 'optimizing', 'optimise', 'optimization'],
    ['class', 'classes'],
    ['cache', 'cached', 'caching'],
    ['filter', 'filters', 'filtered', 'filtering'],
    ['alias', 'aliases', 'aliased'],
    ['model', 'modeling', 'modelling'],
    ['cancel', 'canceled', 'cancelled'],
    ['neighbour', 'neighbors', 'neighbouring', 'neighboring'],
    ['colour', 'colors'],
    ['install', 'installing', 'installed'],
    ['roll', 'rolls', 'rolled', 'rolling'],
    ['infer', 'inferred', 'inference'],
    ['differ', 'difference', 'differences'],
    ['reference', 'references', 'referencing', 'refer'],
  ])('for %s and its forms', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });
});

describe('different stems', () => {
  it.each([
    ['edge', 'edit'],
    ['path', 'patch'],
    ['port', 'position'],
    ['class', 'clause'],
    ['version', 'verify'],
    ['pg', 'page'],
    ['sentence', 'sent'],
  ])('for %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});
