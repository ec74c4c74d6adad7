import path from 'node:path';
import type { Configuration } from 'webpack';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

const emptyModule = path.join(__dirname, 'no-worker.ts');
const worker = path.resolve(__dirname, '../../src/features/live-cypher/engine/worker.ts');

/** What the bundler has to know to put PGlite into a worker. */
export function engineBundling(
  folder: string,
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  return {
    // A branch for Node that no browser reaches; without this the build stops at `node:module`.
    plugins: [new currentBundler.instance.IgnorePlugin({ resourceRegExp: /^node:module$/ })],
    resolve: {
      alias: {
        '@engine-manifest': path.join(folder, 'manifest.json'),
        // Nothing runs while pages are built: no engine in the server's bundle.
        ...(isServer ? { [worker]: emptyModule } : {}),
      },
    },
    module: {
      rules: [
        {
          // PGlite would fetch its files from beside itself; our worker hands it those from `engine/` instead.
          test: /[\\/]@electric-sql[\\/].*\.js$/,
          use: [path.join(__dirname, 'address-loader.cjs')],
        },
      ],
    },
  };
}
