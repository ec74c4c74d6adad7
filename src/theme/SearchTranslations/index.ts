/**
 * The texts of the search button, which are part of every page. The theme's own module contains the texts of the modal
 * as well, many of them for a conversation with an assistant. Here those are loaded with the modal, see
 * `features/search/bar/texts.ts`.
 */
import type { DocSearchTranslations } from '@docsearch/react';

const translations: DocSearchTranslations = { button: { buttonText: 'Search', buttonAriaLabel: 'Search' } };
export default translations;
