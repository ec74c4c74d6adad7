/**
 * Inflected forms of words in the synonyms. The hosted service folds plurals but no other endings; the embedded engine
 * uses stems (`engine/stem.ts`).
 */
export const inflections: readonly (readonly [string, ...string[]])[] = [
  ['connect', 'connection'],
  ['tune', 'tuning'],
  ['cache', 'caching'],
  ['aggregate', 'aggregation'],
  ['validate', 'validation'],
  ['migrate', 'migration'],
  ['pool', 'pooling', 'pooled'],
  ['type', 'typed'],
  ['hang', 'hanging'],
  ['test', 'testing'],
  ['debug', 'debugging'],
  ['log', 'logging', 'logger'],
  ['contribute', 'contributing', 'contribution'],
  ['deploy', 'deployment'],
];
