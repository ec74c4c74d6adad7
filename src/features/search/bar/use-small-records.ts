import { useEffect } from 'react';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { repairSavedSearches } from './saved-searches';

/**
 * Stores a saved search without highlights and snippets as soon as it is chosen. DocSearch leaves out the hit's own, but
 * keeps those of the page that a section hangs below, until the modal opens again.
 */
export function useSmallRecords(): void {
  const { indexName } = useAlgoliaThemeConfig().algolia;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  useEffect(() => {
    const repair = (): void => repairSavedSearches(indexName, baseUrl);
    // DocSearch stores it while the same event passes, and closes the modal unless the hit opens elsewhere.
    const repairNext = (): void => void setTimeout(repair);
    for (const type of ['click', 'keydown']) document.addEventListener(type, repairNext);
    return () => {
      for (const type of ['click', 'keydown']) document.removeEventListener(type, repairNext);
      repair();
    };
  }, [indexName, baseUrl]);
}
