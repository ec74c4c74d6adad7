/**
 * The search button's texts, on every page. The theme's own module holds those of the modal as well, of which many are
 * for a conversation with an assistant: they come with the modal, see `features/search/bar/texts.ts`.
 */
import type { DocSearchTranslations } from '@docsearch/react';

const translations: DocSearchTranslations = { button: { buttonText: 'Search', buttonAriaLabel: 'Search' } };
export default translations;
