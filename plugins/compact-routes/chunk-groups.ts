import type { Chunk } from 'webpack';

/** What every doc is made of; `@theme/DocTagsListPage` and the like are pages of their own. */
const isPartOfDocs = (request: string): boolean =>
  /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)$/.test(request) ||
  /[\\/](?:versioned_)?docs[\\/]/.test(request);

/**
 * How chunks are grouped, above all which styles go into the one sheet that all pages load. Docusaurus puts all styles
 * there. Here, the styles of a page that is no doc, such as the home page and the glossary, come with that page; those
 * of a part that is loaded on demand, such as the search dialog, come with that part. A page's HTML links to its
 * sheets, because the server knows the page's parts by the names of their chunks.
 *
 * @param requests what each part of a page is, by the name of its chunk
 */
export function chunkGroups(requests: ReadonlyMap<string, string>): Readonly<Record<string, object | false>> {
  const shared = { name: 'styles', type: 'css/mini-extract', enforce: true, priority: 50 };
  return {
    // Without vendor chunks a page fetches eight files, not eleven. Code that two kinds of page share is fetched for
    // each of them, and run once.
    defaultVendors: false,
    styles: {
      ...shared,
      chunks: ({ name }: Chunk) =>
        name === 'main' || (typeof name === 'string' && isPartOfDocs(requests.get(name) ?? '')),
    },
    // The not-found page has no route of its own, and nothing tells the server about its chunk.
    stylesOfNotFound: { ...shared, chunks: 'all', test: /[\\/]not-found[\\/].*\.css$/ },
  };
}
