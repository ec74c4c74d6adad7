/**
 * The theme's hooks for its search bar, without those of the assistant, which needs DocSearch 4: this site's modal is
 * 3.9. `plugins/search-index/webpack.ts` puts this module in their place for `@theme/SearchBar` alone.
 */
export {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';

const noAssistant = { isAskAiActive: false, onAskAiToggle: () => undefined, extraAskAiProps: {} };

export const useAlgoliaAskAi = (): typeof noAssistant => noAssistant;
