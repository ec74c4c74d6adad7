import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { engineBundling } from './bundling';
import { locateLiveFiles, makeLiveFiles } from './live-files';

/** Makes the files of the engine that runs samples in the page, and puts them into the site below `engine/`. */
export default function ageEngine({ baseUrl, outDir }: LoadContext): Plugin {
  const root = path.resolve(__dirname, '../..');
  const { id, folder } = locateLiveFiles(root);
  return {
    name: 'age-engine',
    getPathsToWatch: () => [path.join(root, 'graphs/*')],
    async loadContent() {
      await makeLiveFiles(root);
    },
    configureWebpack(_config, isServer, utils) {
      const isDevelopment = process.env.NODE_ENV === 'development' && !isServer;
      const serve = { devServer: { static: [{ directory: folder, publicPath: `${baseUrl}engine/${id}/` }] } };
      return { ...engineBundling(folder, isServer, utils), ...(isDevelopment ? serve : {}) };
    },
    postBuild() {
      const target = path.join(outDir, 'engine');
      rmSync(target, { recursive: true, force: true });
      cpSync(folder, path.join(target, id), { recursive: true });
      return Promise.resolve();
    },
  };
}
