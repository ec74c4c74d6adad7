import { hierarchyLevels, isHitType, isPathOfSite, type Hierarchy, type SearchHit } from '../protocol';

/** Keys the modal keeps recent and favourite searches under, followed by the index name. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** A hit without highlights and snippets (specification 3). */
type SavedSearch = Omit<SearchHit, '_highlightResult' | '_snippetResult'>;

/**
 * Repairs saved searches before the modal reads them: it parses the stored text without a safety net, takes what it
 * finds for a list of hits, and puts their texts into the page as HTML, highlights first. What is no list is removed,
 * entries that are no hits of this site are dropped, of the others nothing is kept but a hit's own fields, without
 * markup. Storage that cannot be used is left alone; the modal copes with that.
 *
 * @param baseUrl - The path that all pages of the site lie below; other sites may share its host and its storage.
 */
export function repairSavedSearches(indexName: string, baseUrl: string): void {
  for (const key of keys) {
    try {
      repair(window.localStorage, key + indexName, baseUrl);
    } catch {
      // The next one may be broken, too.
    }
  }
}

function repair(storage: Storage, key: string, baseUrl: string): void {
  const stored = storage.getItem(key) ?? '[]';
  const repaired = JSON.stringify(readSaved(stored, baseUrl));
  if (repaired === stored) return;
  // Where storage is full, nothing is left rather than what the modal must not read.
  storage.removeItem(key);
  if (repaired !== '[]') storage.setItem(key, repaired);
}

function readSaved(stored: string, baseUrl: string): SavedSearch[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list)
      ? list.map((entry) => readEntry(entry, baseUrl)).filter((entry) => entry !== null)
      : [];
  } catch {
    return [];
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function readEntry(entry: unknown, baseUrl: string): SavedSearch | null {
  if (!isObject(entry) || !isObject(entry.hierarchy)) return null;
  const { objectID, type, hierarchy } = entry;
  const url = readAddress(entry.url, baseUrl);
  if (typeof objectID !== 'string' || url === null || !isHitType(type)) return null;
  const levels = hierarchyLevels.map((level) => [level, withoutMarkup(hierarchy[level])] as const);
  const texts = Object.fromEntries(levels) as Hierarchy<string>;
  if (!texts.lvl1?.trim() || !texts[type === 'content' ? 'lvl1' : type]?.trim()) return null;
  return {
    objectID,
    url: url.pathname + url.search + url.hash,
    url_without_anchor: url.pathname + url.search,
    anchor: url.hash.slice(1) || null,
    type,
    content: shorten(withoutMarkup(entry.content)),
    hierarchy: texts,
  };
}

/** @returns where a page of this site stands, and `null` for any other address */
function readAddress(value: unknown, baseUrl: string): URL | null {
  const { origin } = window.location;
  if (typeof value !== 'string' || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  return url.origin === origin && isPathOfSite(url.pathname, baseUrl) ? url : null;
}

/** As many words as a hit shows: a section's whole text would be read out as the name of its entry. */
const shownWords = 10;

function shorten(text: string | null): string | null {
  const words = text?.split(' ') ?? [];
  return words.length > shownWords ? `${words.slice(0, shownWords).join(' ')}…` : text;
}

/** Saved texts were escaped when they were hits; a `<` in them can only have been put there. */
const withoutMarkup = (value: unknown): string | null =>
  typeof value === 'string' ? value.replaceAll('<', '&lt;') : null;
