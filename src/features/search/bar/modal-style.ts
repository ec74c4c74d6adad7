/**
 * The modal's style: DocSearch's sheet and then the site's. The theme's search bar would fetch DocSearch's by itself;
 * `plugins/search-index/webpack.ts` gives it a module there that every page has.
 */
import * as stock from '@docsearch/react/style';
import './modal.css';
import './hit-icons.css';

/** Named, because DocSearch's package declares its modules free of side effects: unnamed, its sheet is left out. */
export default stock;
