import { escapeHtml } from '../../escape-html/escape-html';
import {
  hierarchyLevels,
  isHitType,
  isPathOfSite,
  type Hierarchy,
  type HitText,
  type HitTexts,
  type SearchHit,
  type SearchResponse,
} from '../protocol';

/** Tags the service was told to put around what matched. */
export interface MarkTags {
  readonly before: string;
  readonly after: string;
}

/** Escapes a text, except the tags around what matched, which become `<mark>`. */
export function escapeMarked(text: string, { before, after }: MarkTags): string {
  return text
    .split(before)
    .map((part) => part.split(after).map(escapeHtml).join('</mark>'))
    .join('<mark>');
}

/**
 * Makes hits safe for insertion as HTML. The modal and the search page insert every text of a hit as HTML, highlighted
 * or not, and so do recent searches. Only level 0 is shown as text.
 *
 * A hit that the modal cannot show is left out. So are hits of other sites that share the index: the theme removes the
 * host of every address, so that they led to pages that this site does not have.
 *
 * @param baseUrl - the path below which all pages of the site are, on any host
 * @throws Error when there is no result at all, because modal and page would read one
 */
export function makeSafe(response: SearchResponse, tags: MarkTags, baseUrl: string): SearchResponse {
  if (response.results.length === 0) throw new Error('The search service answered without a result.');
  return {
    results: response.results.map((result) => ({
      ...result,
      hits: result.hits.filter((hit) => isShown(hit, baseUrl)).map((hit) => makeHitSafe(hit, tags)),
    })),
  };
}

function isShown({ url, type, hierarchy, content }: SearchHit, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname } = new URL(url);
  const title = type === 'content' ? content : (hierarchy as Hierarchy<string> | undefined)?.[type];
  const isOfSite = ['http:', 'https:'].includes(protocol) && isPathOfSite(`${pathname}/`, baseUrl);
  return isOfSite && isDecodable(pathname) && isHitType(type) && !!title?.trim();
}

/** The router decodes the path of a link when it renders; a path that it cannot decode would crash the search page. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

function makeHitSafe(hit: SearchHit, tags: MarkTags): SearchHit {
  const texts = (value: HitText | null): HitText | null =>
    value && { ...value, value: escapeMarked(value.value, tags) };
  const makeTextsSafe = (result: HitTexts): HitTexts => ({
    hierarchy: mapHierarchy(result.hierarchy, texts),
    content: texts(result.content ?? null),
  });
  return {
    ...hit,
    content: hit.content && escapeHtml(hit.content),
    hierarchy: mapHierarchy(hit.hierarchy, (value) => value && escapeHtml(value)),
    _highlightResult: hit._highlightResult && makeTextsSafe(hit._highlightResult),
    _snippetResult: hit._snippetResult && makeTextsSafe(hit._snippetResult),
  };
}

function mapHierarchy<Value>(
  hierarchy: Hierarchy<Value> | undefined,
  map: (value: Value | null) => Value | null,
): Hierarchy<Value> {
  const entries = hierarchyLevels.map((level) => {
    const value = hierarchy?.[level] ?? null;
    return [level, level === 'lvl0' ? value : map(value)];
  });
  return Object.fromEntries(entries) as Hierarchy<Value>;
}

/**
 * Lets the modal show where a section stands and where its text matched. Below a section's heading, the modal shows
 * only the page's title. But a page may have several sections called "Caveats", and if only the text matched, the
 * reader has to guess why. So this adds to the title that of the section around it, and the snippet if something in it
 * is highlighted.
 */
export function showSnippets(response: SearchResponse): SearchResponse {
  return {
    results: response.results.map((result) => ({ ...result, hits: result.hits.map(withSnippet) })),
  };
}

function withSnippet(hit: SearchHit): SearchHit {
  const { hierarchy, content } = hit._snippetResult ?? {};
  const title = hierarchy?.lvl1?.value;
  if (!hierarchy || !title || hit.type === 'lvl1' || hit.type === 'content') return hit;
  const around = hit.type === 'lvl3' && hierarchy.lvl2 ? ` \u203a ${hierarchy.lvl2.value}` : '';
  const match = content?.value.includes('<mark>') ? ` \u00b7 ${content.value}` : '';
  return {
    ...hit,
    _snippetResult: {
      ...hit._snippetResult,
      hierarchy: { ...hierarchy, lvl1: { ...hierarchy.lvl1, value: title + around + match } },
    },
  };
}
