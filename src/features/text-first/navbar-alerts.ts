/**
 * The words in the navbar for what does not come. They are there before they are needed: the loader shows them where not even
 * the application comes, by naming in the page's `data-missing` what that is (`src/css/layout.css`).
 */
export type Missing = 'search' | 'control';

/** Any control but search that only the application answers. */
export const missingControl: Missing = 'control';
export const missingSearch: Missing = 'search';

/** The class of words for something missing. */
export const alertClass = (missing: Missing): string => `navbar-alert missing-${missing}`;
