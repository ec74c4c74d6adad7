/**
 * The theme's hooks for its search bar, without those of the AI assistant, which needs DocSearch 4; this site's modal
 * is 3.9. `plugins/search-index/webpack.ts` replaces the theme's module by this one for `@theme/SearchBar` alone.
 */
import { useAlgoliaContextualFacetFilters as useThemeFilters } from '@docusaurus/theme-search-algolia/client';
import { lastVersionRead } from '../client/last-read';
import { useIsSearchPage } from '../client/use-is-search-page';

export { mergeFacetFilters, useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';

const noAssistant = { isAskAiActive: false, onAskAiToggle: () => undefined, extraAskAiProps: {} };

/** Replaces the theme's hook of that name by an assistant that is never used. */
export const useAlgoliaAskAi = (): typeof noAssistant => noAssistant;

type FacetFilters = ReturnType<typeof useThemeFilters>;

/**
 * The facet filters of the version being read. For the theme the search page belongs to no version: over hits of Next
 * the modal would search the release, and its "See all" link would lead to other hits than it counts.
 */
export function useAlgoliaContextualFacetFilters(): FacetFilters {
  const filters = useThemeFilters();
  const version = lastVersionRead();
  return useIsSearchPage() && version !== null ? ofVersion(filters, version) : filters;
}

const versionTag = /^(docusaurus_tag:docs-default-).+$/;

function ofVersion(filters: FacetFilters, version: string): FacetFilters {
  return typeof filters === 'string'
    ? filters.replace(versionTag, `$1${version}`)
    : filters.map((filter) => ofVersion(filter, version));
}
