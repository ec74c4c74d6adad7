import type { SearchRequest } from '../../src/features/search/protocol';
import { mostPerGroup } from './modal-order';

/** What the modal asks for a query. */
export function modalRequest(query: string, version: string): SearchRequest {
  return {
    query,
    hitsPerPage: 20,
    mostPerGroup,
    facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`]],
    attributesToSnippet: [
      'content:10',
      ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${String(level)}:10`),
    ],
  };
}
