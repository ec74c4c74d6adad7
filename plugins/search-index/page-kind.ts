import type { PageKind } from '../../src/features/search/engine/model';
import { withoutVersion } from './page-route';

interface Place {
  /** Top-level section a hit is listed under. */
  readonly group: string;
  readonly kind: PageKind;
}

/** The most specific prefix first; `docs/` and a version are removed before the look-up. */
const docPlaces: readonly (readonly [prefix: string, place: Place])[] = [
  ['getting-started/connection-config', { group: 'Getting started', kind: 'reference' }],
  ['getting-started/', { group: 'Getting started', kind: 'tutorial' }],
  ['intro', { group: 'Getting started', kind: 'explanation' }],
  ['how-to-guides/troubleshooting', { group: 'Guides', kind: 'symptoms' }],
  ['how-to-guides/', { group: 'Guides', kind: 'guide' }],
  ['patterns', { group: 'Patterns', kind: 'guide' }],
  ['architecture/', { group: 'Architecture', kind: 'explanation' }],
  ['api-reference', { group: 'API', kind: 'reference' }],
  ['api-generated', { group: 'API', kind: 'api' }],
  ['contributing', { group: 'Contributing', kind: 'guide' }],
  // Readers search for what changed between versions as they do for the library's own pages.
  ['versioning-guide', { group: 'About these docs', kind: 'explanation' }],
  ['', { group: 'About these docs', kind: 'site' }],
];

const sitePlaces: readonly (readonly [prefix: string, place: Place])[] = [
  ['glossary', { group: 'Glossary', kind: 'glossary' }],
  ['blog/', { group: 'Blog', kind: 'blog' }],
  ['', { group: 'Site', kind: 'site' }],
];

/** Pages that only list others: they would rank above the pages that they list. */
const listings = /^(blog(\/(archive|authors|tags)(\/.*)?)?|search|404|docs\/tags(\/.*)?)$/;

/**
 * Clause types that builders use internally: whoever types "where" wants `where`, not `WherePart`. The declarations
 * distinguish them from other types only by name, so a test fixes the list.
 */
const madeByBuilders = /^api-generated\/.*(Part|ReturnClause)$/;

/** Whether pages of a kind are made from declarations. */
export const isGenerated = (kind: PageKind): boolean => kind === 'api' || kind === 'internal';

/** Whether a page demonstrates the elements of pages. The page itself is found; its examples are not indexed. */
export const showsExamples = (route: string): boolean => route === 'markdown-page';

/** Which part of the site a route belongs to; `null` for pages that are not searched. */
export function placeOf(route: string): Place | null {
  const page = withoutVersion(route);
  if (listings.test(page)) return null;
  const isDoc = page.startsWith('docs/');
  const path = isDoc ? page.slice('docs/'.length) : page;
  const place = (isDoc ? docPlaces : sitePlaces).find(([prefix]) => path.startsWith(prefix));
  if (!place) return null;
  return isDoc && madeByBuilders.test(path) ? { ...place[1], kind: 'internal' } : place[1];
}
