import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { isEmbeddedId } from './embedded-id';

/** Whether this site was built with the hosted service's credentials. */
export function useIsHosted(): boolean {
  return !isEmbeddedId(useAlgoliaThemeConfig().algolia.appId);
}
