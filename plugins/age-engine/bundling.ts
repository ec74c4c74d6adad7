import path from 'node:path';
import type { Configuration } from 'webpack';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

const emptyModule = path.join(__dirname, 'no-worker.ts');
const worker = path.resolve(__dirname, '../../src/features/live-cypher/engine/worker.ts');

/** Placeholder for the manifest, whose path is not known yet while it is made. */
const placeholder = path.join(__dirname, 'manifest.json');

export interface ExpectedFiles {
  /** Will hold the manifest; its name changes when the files do. */
  readonly folder: string;
  /** Undefined when the files are there. */
  readonly made: Promise<unknown> | undefined;
}

/** What the bundler has to know to put PGlite into a worker. */
export function engineBundling(
  { folder, made }: ExpectedFiles,
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  return {
    // Only a branch for Node imports this; without the plugin the build stops at `node:module`.
    plugins: [new currentBundler.instance.IgnorePlugin({ resourceRegExp: /^node:module$/ })],
    resolve: {
      alias: {
        // The query distinguishes manifests in the bundler's cache, which does not look at a loader's options.
        '@engine-manifest': `${placeholder}?${path.basename(folder)}`,
        // Nothing runs while pages are built: no engine in the server's bundle.
        ...(isServer ? { [worker]: emptyModule } : {}),
      },
    },
    module: {
      rules: [
        {
          test: placeholder,
          use: [
            {
              loader: path.join(__dirname, 'manifest-loader.cjs'),
              options: { made, file: path.join(folder, 'manifest.json') },
            },
          ],
        },
        {
          // PGlite would fetch its files from its own folder; our worker passes it those from `engine/` instead.
          test: /[\\/]@electric-sql[\\/].*\.js$/,
          use: [path.join(__dirname, 'address-loader.cjs')],
        },
      ],
    },
  };
}
