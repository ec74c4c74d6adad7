/**
 * The words in the navbar for what does not come. They are there before they are needed: the loader shows them where not even
 * the application comes.
 */
export const alertClass = 'navbar-alert';

/** The id of the words for search, and for any other control that only the application answers. */
export const searchAlert = 'no-search';
export const controlAlert = 'no-control';
