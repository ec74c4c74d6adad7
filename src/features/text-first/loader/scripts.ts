type Connection = { readonly effectiveType?: string; readonly saveData?: boolean } | undefined;

/** True with data saver and on 2g, where nothing is fetched ahead (specification 2.10). */
export function isSlowConnection(
  connection: Connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return !!connection?.saveData || !!connection?.effectiveType?.includes('2g');
}

function addToHead<Name extends 'link' | 'script'>(
  name: Name,
  attributes: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

/** Fetches files without applying them: at low priority with `prefetch`, at once with `preload`. */
export function fetchAhead(
  addresses: readonly string[],
  as: 'script' | 'style',
  rel: 'prefetch' | 'preload',
  onerror: (() => void) | null = null,
): void {
  // Safari does not support `prefetch`, so `preload` replaces it.
  const known = document.createElement('link').relList.supports(rel) ? rel : 'preload';
  for (const href of addresses) addToHead('link', { rel: known, as, href, onerror });
}

/**
 * Adds the style sheets in order, after the page's own rules.
 *
 * @param onError called with each one that does not load
 */
export function addSheets(addresses: readonly string[], onError: (address: string) => void): void {
  for (const href of addresses) addToHead('link', { rel: 'stylesheet', href, onerror: () => onError(href) });
}

/**
 * Runs the scripts in their order.
 *
 * @param onLoad called for each one that ran
 * @param onError called with each one that cannot be fetched
 */
export function runScripts(
  addresses: readonly string[],
  onLoad: () => void,
  onError: (address: string) => void,
): void {
  for (const src of addresses)
    addToHead('script', { src, async: false, onload: onLoad, onerror: () => onError(src) });
}
