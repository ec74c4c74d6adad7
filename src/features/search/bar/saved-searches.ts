import { hierarchyLevels, isHitType, isPathOfSite, type Hierarchy, type SearchHit } from '../protocol';

/** Storage keys of the modal's recent and favourite searches; the index name follows them. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** A hit without highlights and snippets (specification 3). */
type SavedSearch = Omit<SearchHit, '_highlightResult' | '_snippetResult'>;

/**
 * Repairs saved searches before the modal reads them. The modal parses the stored text without catching errors, takes
 * the result for a list of hits, and inserts their texts as HTML, highlights first. So a value that is no list is
 * removed, and entries that are no hits of this site are dropped. The others keep only the fields of a hit, without
 * markup. Storage that cannot be used is left alone, because the modal handles that.
 *
 * @param baseUrl - the path below which all pages of the site are; other sites may share its host and its storage
 */
export function repairSavedSearches(indexName: string, baseUrl: string): void {
  for (const key of keys) {
    try {
      repair(window.localStorage, key + indexName, baseUrl);
    } catch {
      // The other key is repaired all the same.
    }
  }
}

function repair(storage: Storage, key: string, baseUrl: string): void {
  const stored = storage.getItem(key) ?? '[]';
  const repaired = JSON.stringify(readSaved(stored, baseUrl));
  if (repaired === stored) return;
  // If storage is full, the value is lost: better than leaving what the modal must not read.
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

/** @returns the address of a page of this site, and `null` for any other */
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

/** Saved texts were escaped when they were hits, so a `<` in them means that someone tampered with them. */
const withoutMarkup = (value: unknown): string | null =>
  typeof value === 'string' ? value.replaceAll('<', '&lt;') : null;
