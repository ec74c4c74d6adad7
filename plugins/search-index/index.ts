import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isEmbeddedId } from '../../src/features/search/client/embedded-id';
import { openThread } from '../background/thread';
import { describeLastIndex, serveLastIndex } from './development';
import { searchBundling } from './webpack';

/** Calls back when the bundle is written. From then on the build's own thread only waits for the pages. */
const whenBundled = (callback: () => void): WebpackPluginInstance => ({
  apply: (compiler: Compiler) => compiler.hooks.done.tap('search-index', callback),
});

/** Makes the search index of the built HTML, and serves the last one to the development server. */
export default function searchIndex({ outDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const { algolia } = siteConfig.themeConfig as { readonly algolia: { readonly appId: string } };
  const thread = openThread(path.join(__dirname, 'index-site.ts'));
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      const isDevelopment = process.env.NODE_ENV === 'development';
      if (!isDevelopment) return { ...searchBundling, plugins: [whenBundled(() => thread.start())] };
      if (isServer) return searchBundling;
      if (isEmbeddedId(algolia.appId)) console.log(describeLastIndex(outDir));
      return { ...searchBundling, ...serveLastIndex(outDir, baseUrl) };
    },
    async postBuild() {
      try {
        await thread.call('indexSite', outDir, baseUrl);
      } finally {
        thread.end();
      }
    },
  };
}
