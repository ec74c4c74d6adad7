import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { runInThread } from '../background/thread';
import { describeLastIndex, serveLastIndex } from './development';
import { searchBundling } from './webpack';

/** Makes the search index of the built HTML, and serves the last one to the development server. */
export default function searchIndex({ outDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      const isDevelopment = process.env.NODE_ENV === 'development';
      if (isDevelopment && !isServer) console.log(describeLastIndex(outDir));
      return { ...searchBundling, ...(isDevelopment && !isServer ? serveLastIndex(outDir, baseUrl) : {}) };
    },
    async postBuild() {
      await runInThread(path.join(__dirname, 'index-site.ts'), 'indexSite', [outDir, baseUrl]);
    },
  };
}
