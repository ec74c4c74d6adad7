/**
 * The alerts in the navbar for what does not load. They are part of the HTML, because the loader shows them even when
 * the application does not load: it sets the root's `data-missing` to the name of what is missing
 * (`src/css/layout.css`).
 */
export type Missing = 'search' | 'control';

/** Any control, other than search, that only the application answers. */
export const missingControl: Missing = 'control';
export const missingSearch: Missing = 'search';

/** The class of the alert for something missing. */
export const alertClass = (missing: Missing): string => `navbar-alert missing-${missing}`;
