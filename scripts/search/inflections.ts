/**
 * Forms of words among the synonyms that the hosted service keeps apart: it folds plurals, and no other endings. The
 * embedded engine goes by stems (`engine/stem.ts`).
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
