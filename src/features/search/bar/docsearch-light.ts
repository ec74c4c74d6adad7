/**
 * What `@theme/SearchBar` needs of DocSearch before the modal opens. `plugins/search-index/webpack.ts` puts this module
 * in the place of four entries of `@docsearch/react`, all of which are one 109 kB file with the modal in it.
 */
export { DocSearchButton } from './SearchButton';
export { useDocSearchKeyboardEvents } from './search-keys';
export { version } from './docsearch-version';
