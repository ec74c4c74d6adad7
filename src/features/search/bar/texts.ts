import themeTexts from '@theme/SearchTranslations';
import type { DocSearchTranslations } from '@docsearch/react';

/** The modal's texts (specification 2.8): the theme's own, and where these differ the specified ones. */
export const modalTexts: DocSearchTranslations = {
  ...themeTexts,
  modal: {
    ...themeTexts.modal,
    startScreen: { ...themeTexts.modal?.startScreen, noRecentSearchesText: 'No recent searches' },
    errorScreen: {
      titleText: 'Unable to fetch results',
      helpText: 'You might want to check your network connection.',
    },
    noResultsScreen: {
      noResultsText: 'No results for',
      suggestedQueryText: 'Try searching for',
      reportMissingResultsText: 'Believe this query should return results?',
      reportMissingResultsLinkText: 'Let us know',
    },
  },
};
