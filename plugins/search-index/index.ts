import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isEmbeddedId } from '../../src/features/search/client/embedded-id';
import { runInThread } from '../background/thread';
import { describeLastIndex, serveLastIndex } from './development';
import { searchBundling } from './webpack';

/** Makes the search index of the built HTML, and serves the last one to the development server. */
export default function searchIndex({ outDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const { algolia } = siteConfig.themeConfig as { readonly algolia: { readonly appId: string } };
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      const isDevelopment = process.env.NODE_ENV === 'development';
      if (!isDevelopment || isServer) return searchBundling;
      if (isEmbeddedId(algolia.appId)) console.log(describeLastIndex(outDir));
      return { ...searchBundling, ...serveLastIndex(outDir, baseUrl) };
    },
    async postBuild() {
      await runInThread(path.join(__dirname, 'index-site.ts'), 'indexSite', [outDir, baseUrl]);
    },
  };
}
