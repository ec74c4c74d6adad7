/**
 * The modal's style: of DocSearch's sheets the modal's, and then the site's, which sets all its variables. DocSearch sets
 * them on the root for all to inherit (`plugins/search-index/modal-sheet-loader.cjs`): the browser styled every element anew
 * as the modal opened. The theme's search bar would fetch DocSearch's sheets by itself; `plugins/search-index/webpack.ts`
 * gives it a module there that every page has.
 */
import * as stock from '@docsearch/react/style/modal';
import './modal.css';
import './hit-icons.css';

/** Named, because DocSearch's package declares its modules free of side effects: unnamed, its sheet is left out. */
export default stock;
