/**
 * What the theme's search bar fetches with the modal in the place of `@docsearch/react/style`: DocSearch's sheet and
 * then the site's. `plugins/search-index/webpack.ts` puts it there.
 */
import * as stock from '@docsearch/react/style';
import './modal.css';

/** Named, because DocSearch's package declares its modules free of side effects: unnamed, its sheet is left out. */
export default stock;
