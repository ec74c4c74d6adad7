import path from 'node:path';
import type { Configuration } from 'webpack';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

const emptyModule = path.join(__dirname, 'no-worker.ts');
/** Stands for the engine's manifest until the loader has its text. */
const manifest = path.join(__dirname, 'manifest.json');
const worker = path.resolve(__dirname, '../../src/features/live-cypher/engine/worker.ts');

/** The files of the engine, which are being made. */
export interface EngineFiles {
  /** Hash of all that they are made from. */
  readonly id: string;
  /** The text of their manifest. */
  readonly manifest: () => Promise<string>;
}

/** What the bundler has to know to put PGlite into a worker. */
export function engineBundling(
  files: EngineFiles,
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  return {
    // A branch for Node that no browser reaches; without this the build stops at `node:module`.
    plugins: [new currentBundler.instance.IgnorePlugin({ resourceRegExp: /^node:module$/ })],
    resolve: {
      alias: {
        // The hash makes it another module when the files are others: the bundler keeps modules between builds.
        '@engine-manifest': `${manifest}?${files.id}`,
        // Nothing runs while pages are built: no engine in the server's bundle.
        ...(isServer ? { [worker]: emptyModule } : {}),
      },
    },
    module: {
      rules: [
        {
          test: manifest,
          use: [{ loader: path.join(__dirname, 'manifest-loader.cjs'), options: { text: files.manifest } }],
        },
        {
          // PGlite would fetch its files from beside itself; our worker hands it those from `engine/` instead.
          test: /[\\/]@electric-sql[\\/].*\.js$/,
          use: [path.join(__dirname, 'address-loader.cjs')],
        },
      ],
    },
  };
}
