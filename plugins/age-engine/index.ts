import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { runInThread } from '../background/thread';
import { inTurn } from '../background/turns';
import { engineBundling } from './bundling';
import { areMade, locateLiveFiles } from './live-files';

/** Makes the files of the engine that runs samples in the page, and puts them into the site below `engine/`. */
export default function ageEngine({ baseUrl, outDir }: LoadContext): Plugin {
  const root = path.resolve(__dirname, '../..');
  const { id, folder } = locateLiveFiles(root);
  // Other commands load this file too, but need no engine.
  const made =
    process.env.NODE_ENV && !areMade(folder)
      ? inTurn(() => runInThread(path.join(__dirname, 'live-files.ts'), 'makeLiveFiles', [root]))
      : undefined;
  // Ignored here: the module that waits for the files reports the failure.
  made?.catch(() => undefined);
  return {
    name: 'age-engine',
    configureWebpack(_config, isServer, utils) {
      const isDevelopment = process.env.NODE_ENV === 'development' && !isServer;
      const serve = { devServer: { static: [{ directory: folder, publicPath: `${baseUrl}engine/${id}/` }] } };
      return { ...engineBundling({ folder, made }, isServer, utils), ...(isDevelopment ? serve : {}) };
    },
    async postBuild() {
      // The bundler has waited already, unless it had the manifest from the build before.
      await made;
      const target = path.join(outDir, 'engine');
      rmSync(target, { recursive: true, force: true });
      cpSync(folder, path.join(target, id), { recursive: true });
    },
  };
}
