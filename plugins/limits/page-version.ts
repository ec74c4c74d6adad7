import type { DocVersion } from '../../limits';

export interface PageVersion {
  readonly version: DocVersion;
  /** Where the docs of this version begin. */
  readonly base: string;
  /** Any file in the docs folder of this version, for looking up its pages. */
  readonly anchor: string;
}

const RELEASED: PageVersion = {
  version: '0.3.0',
  base: '/docs/',
  anchor: 'versioned_docs/version-0.3.0/_',
};
const NEXT: PageVersion = { version: 'next', base: '/docs/next/', anchor: 'docs/_' };

/**
 * The docs version of a page. Pages outside the docs speak of the released one.
 *
 * @param file - path from the repository's root, with forward slashes
 */
export function versionOf(file: string): PageVersion {
  return file.startsWith('docs/') ? NEXT : RELEASED;
}
