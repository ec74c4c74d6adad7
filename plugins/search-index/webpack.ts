import path from 'node:path';

const light = path.resolve(__dirname, '../../src/features/search/bar/docsearch-light.ts');
const modal = path.resolve(__dirname, '../../src/features/search/bar/modal.tsx');
const modalStyle = path.resolve(__dirname, '../../src/features/search/bar/modal-style.ts');
const serviceHead = path.resolve(__dirname, '../../src/features/search/bar/ServiceHead.tsx');

/**
 * Keeps the modal a chunk of its own: the theme imports button, version and hook of DocSearch 3.9 from its one file,
 * and so pulls the modal into `main.js`, twice (747 kB with it, 538 kB without, measured on 3.10.2). The keys are the
 * theme's own without `$`. The modal itself gets steady search parameters on its way.
 *
 * Inside the theme's search bar, `Head` holds nothing but the service's preconnect link, and the modal's style sheet is
 * fetched with the modal: both are replaced there alone.
 */
export const searchBundling = {
  resolve: {
    alias: {
      '@docsearch/react/button': light,
      '@docsearch/react/modal': modal,
      '@docsearch/react/version': light,
      '@docsearch/react/useDocSearchKeyboardEvents': light,
      '@docsearch/react/useTheme': light,
    },
  },
  module: {
    rules: [
      {
        test: /theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchBar[\\/]index\.js$/,
        resolve: { alias: { '@docusaurus/Head': serviceHead, '@docsearch/react/style': modalStyle } },
      },
    ],
  },
};
