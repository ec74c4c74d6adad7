/**
 * The theme's hooks for its search bar, without those of the assistant, which needs DocSearch 4: this site's modal is
 * 3.9. `plugins/search-index/webpack.ts` puts this module in their place for `@theme/SearchBar` alone.
 */
import { useAlgoliaContextualFacetFilters as useThemeFilters } from '@docusaurus/theme-search-algolia/client';
import { lastVersionRead } from '../client/last-read';
import { useIsSearchPage } from '../client/use-is-search-page';

export { mergeFacetFilters, useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';

const noAssistant = { isAskAiActive: false, onAskAiToggle: () => undefined, extraAskAiProps: {} };

/** In the place of the theme's hook of that name: an assistant that is never asked. */
export const useAlgoliaAskAi = (): typeof noAssistant => noAssistant;

type FacetFilters = ReturnType<typeof useThemeFilters>;

/**
 * The version being read. To the theme the search page belongs to none: over hits of Next the modal would answer for the
 * release, and "See all" would lead to other hits than it counts.
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
