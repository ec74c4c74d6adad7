import path from 'node:path';

const light = path.resolve(__dirname, '../../src/features/search/bar/docsearch-light.ts');
const modal = path.resolve(__dirname, '../../src/features/search/bar/modal.tsx');
const themeHooks = path.resolve(__dirname, '../../src/features/search/bar/theme-hooks.ts');
const serviceHead = path.resolve(__dirname, '../../src/features/search/bar/ServiceHead.tsx');

/**
 * Keeps the modal in a chunk of its own. The theme imports button, version and hook of DocSearch 3.9 from its one file,
 * and so pulls the modal into `main.js`, twice (747 kB with it, 538 kB without, measured on 3.10.2). The keys are the
 * theme's own without `$`. `modal.tsx` gives the modal search parameters that stay the same from one drawing to the
 * next.
 *
 * The following are replaced only inside the theme's search bar: `Head`, which holds nothing but the service's
 * preconnect link; the modal's style sheet, which the modal brings itself, with nothing of the theme's own left in it;
 * and the hooks of an assistant that this modal does not have.
 */
export const searchBundling = {
  resolve: {
    alias: {
      '@docsearch/react/button': light,
      '@docsearch/react/modal': modal,
      '@docsearch/react/version': light,
      '@docsearch/react/useDocSearchKeyboardEvents': light,
    },
  },
  module: {
    rules: [
      {
        test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
        use: [path.resolve(__dirname, 'modal-loader.cjs')],
      },
      {
        test: /[\\/]@docsearch[\\/]css[\\/]dist[\\/]modal\.css$/,
        use: [path.resolve(__dirname, 'modal-sheet-loader.cjs')],
      },
      {
        test: /theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchBar[\\/]index\.js$/,
        resolve: {
          alias: {
            '@docusaurus/Head': serviceHead,
            '@docusaurus/theme-search-algolia/client': themeHooks,
            '@docsearch/react/style': light,
            './styles.css': light,
          },
        },
      },
    ],
  },
};
