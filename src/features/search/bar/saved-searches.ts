import { hierarchyLevels } from '../protocol';

/** Keys the modal keeps recent and favourite searches under, followed by the index name. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/**
 * Repairs saved searches before the modal reads them: it parses the stored text without a safety net, takes what it
 * finds for a list of hits, and puts their texts into the page as HTML. What is no list is removed, entries that are
 * no hits are dropped, markup is made text. Storage that cannot be used is left alone; the modal copes with that.
 */
export function repairSavedSearches(indexName: string): void {
  for (const key of keys) {
    try {
      repair(window.localStorage, key + indexName);
    } catch {
      return;
    }
  }
}

function repair(storage: Storage, key: string): void {
  const stored = storage.getItem(key);
  if (stored === null) return;
  const repaired = JSON.stringify(readSaved(stored));
  if (repaired === stored) return;
  if (repaired === '[]') storage.removeItem(key);
  else storage.setItem(key, repaired);
}

type SavedHit = Record<string, unknown> & { hierarchy: Record<string, unknown> };

function readSaved(stored: string): SavedHit[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isSavedHit).map(withoutMarkup) : [];
  } catch {
    return [];
  }
}

function isSavedHit(value: unknown): value is SavedHit {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, url, type, hierarchy } = value as Record<string, unknown>;
  const levels = hierarchy as Record<string, unknown> | null | undefined;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    /^(\/|https?:)/.test(url) &&
    typeof type === 'string' &&
    typeof levels === 'object' &&
    typeof levels?.lvl1 === 'string'
  );
}

/** Saved texts were escaped when they were hits; a `<` in them can only have been put there. */
function withoutMarkup(hit: SavedHit): SavedHit {
  const plain = (value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll('<', '&lt;') : null;
  return {
    ...hit,
    content: plain(hit.content),
    hierarchy: Object.fromEntries(hierarchyLevels.map((level) => [level, plain(hit.hierarchy[level])])),
  };
}
