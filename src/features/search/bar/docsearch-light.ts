/**
 * What `@theme/SearchBar` needs of DocSearch before the modal opens. `plugins/search-index/webpack.ts` replaces four
 * entries of `@docsearch/react` by this module, because all of them are one 109 kB file that contains the modal.
 */
export { DocSearchButton } from './SearchButton';
export { useDocSearchKeyboardEvents } from './search-keys';

/**
 * The theme asks whether this is DocSearch 4; the browser tests check that the modal really is this version. It stands
 * here because the bundler turns `version.startsWith(…)` into nonsense when the constant is exported a second time.
 */
export const version = '3.9.0';
