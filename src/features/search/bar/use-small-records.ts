import { useEffect } from 'react';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { repairSavedSearches } from './saved-searches';

/**
 * Removes highlights and snippets from a saved search as soon as it is stored. DocSearch leaves out those of the hit,
 * but stores those of the parent page of a section; they would stay until the modal opens again.
 */
export function useSmallRecords(): void {
  const { indexName } = useAlgoliaThemeConfig().algolia;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  useEffect(() => {
    const repair = (): void => repairSavedSearches(indexName, baseUrl);
    // DocSearch stores the search during the same event. Then it closes the modal, unless the hit opens in another tab.
    const repairNext = (): void => void setTimeout(repair);
    for (const type of ['click', 'keydown']) document.addEventListener(type, repairNext);
    return () => {
      for (const type of ['click', 'keydown']) document.removeEventListener(type, repairNext);
      repair();
    };
  }, [indexName, baseUrl]);
}
