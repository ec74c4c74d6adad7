/** Where a reader was on the search page: how many pages of results were shown, and how far they had scrolled. */
export interface Place {
  readonly pages: number;
  readonly scroll: number;
}

const prefix = 'search-place:';
const inMemory = new Map<string, Place>();

/**
 * Remembers a place under the key of its history entry. Where storage is allowed, the place survives a reload.
 *
 * @param query - the query string of the address. It is a second key, because the entry loses its own one when the host
 *   redirects a reload to the address with a slash
 */
export function rememberPlace(key: string, query: string, place: Place): void {
  inMemory.set(key, place);
  try {
    const text = JSON.stringify(place);
    sessionStorage.setItem(prefix + key, text);
    if (!window.location.pathname.endsWith('/')) sessionStorage.setItem(prefix + query, text);
  } catch {
    // Without storage the place survives navigation, but no reload.
  }
}

/** The first entry of a tab has no key, so a place stored for the same query may be of an earlier visit. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** The place of a history entry the reader comes back to. */
export function recallPlace(key: string): Place | null {
  const known = inMemory.get(key);
  if (known) return known;
  if (isOpenedAnew()) return null;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return isPlace(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPlace(value: unknown): value is Place {
  const { pages, scroll } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(pages) && Number(pages) >= 1 && Number(pages) <= 50 && Number(scroll) >= 0;
}
