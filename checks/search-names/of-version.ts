import type { Limit } from '../../limits';
import type { IndexManifest } from '../../src/features/search/engine/index-file';

type Indexes = IndexManifest['indexes'];

/** The indexes that answer on a docs version's pages: its own, and those of pages without a version. */
export const indexesOf = (indexes: Indexes, version: string): Indexes =>
  indexes.filter(({ source }) => source.version === version || source.version === '');

/**
 * The limits of a docs version.
 *
 * @param version - As Docusaurus names it, which calls Next `current`.
 */
export const limitsOf = (limits: readonly Limit[], version: string): readonly Limit[] =>
  limits.filter(({ versions }) =>
    versions.some((name) => name === (version === 'current' ? 'next' : version)),
  );
