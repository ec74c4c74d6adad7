import theme from '@theme-original/SearchTranslations';
import type { DocSearchTranslations, ModalTranslations } from '@docsearch/react';
import { failureTexts } from '../failure-texts';
import { noHitsTexts } from '../no-hits-texts';

const themeTexts = (theme as DocSearchTranslations).modal;

/** The modal's texts (specification 2.8): the theme's own, and where these differ the specified ones. */
export const modalTexts: ModalTranslations = {
  ...themeTexts,
  startScreen: { ...themeTexts?.startScreen, noRecentSearchesText: 'No recent searches' },
  errorScreen: failureTexts,
  noResultsScreen: noHitsTexts,
  footer: {
    ...themeTexts?.footer,
    selectText: 'to select',
    navigateText: 'to navigate',
    closeText: 'to close',
  },
};
