/**
 * The modal's style: DocSearch's sheet for the modal, then the site's, which sets all of DocSearch's variables.
 * DocSearch sets them on the root, so that the browser restyled every element when the modal opened;
 * `plugins/search-index/modal-sheet-loader.cjs` removes them there. The theme's search bar would load DocSearch's
 * sheets by itself; `plugins/search-index/webpack.ts` replaces them by a module that every page has anyway.
 */
import * as stock from '@docsearch/react/style/modal';
import './modal.css';
import './hit-icons.css';

/** DocSearch's package declares its modules free of side effects, so its sheet is dropped unless an export uses it. */
export default stock;
