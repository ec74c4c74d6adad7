import type { Chunk } from 'webpack';

/** What every doc is made of; `@theme/DocTagsListPage` and the like are pages of their own. */
const isPartOfDocs = (request: string): boolean =>
  /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)$/.test(request) ||
  /[\\/](?:versioned_)?docs[\\/]/.test(request);

/**
 * How chunks are put together, styles above all: which go into the one sheet of all pages. Docusaurus puts all there; here those of a page that is no doc, such
 * as the home page and the glossary, and those of a part that loads when it is asked for, such as the search dialog, come
 * with them. The sheets of a page are in its HTML, since the server tells of its parts by the names of their chunks.
 *
 * @param requests what each part of a page is, by the name of its chunk
 */
export function chunkGroups(requests: ReadonlyMap<string, string>): Readonly<Record<string, object | false>> {
  const shared = { name: 'styles', type: 'css/mini-extract', enforce: true, priority: 50 };
  return {
    // A page then fetches eight files, not eleven. What two kinds of page share is fetched for each of them, and run once.
    defaultVendors: false,
    styles: {
      ...shared,
      chunks: ({ name }: Chunk) =>
        name === 'main' || (typeof name === 'string' && isPartOfDocs(requests.get(name) ?? '')),
    },
    // The not-found page is no route of its own, and nothing tells the server of its chunk.
    stylesOfNotFound: { ...shared, chunks: 'all', test: /[\\/]not-found[\\/].*\.css$/ },
  };
}
