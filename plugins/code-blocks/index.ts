import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Plugin } from '@docusaurus/types';
import { readKept } from '../graph-picture/kept';
import { hashOfTypes, keyOf } from './types/hash';
import { typesAlias, typesFolder } from './types/page-file';
import { documentedVersions } from './types/sample-options';
import { prepareHovers } from './types/site-hovers';

export { rehypeCodeBlocks } from './rehype';

interface BundlerCache {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/**
 * With the bundler's cache warm no page runs again, so a changed declaration would leave old types on the pages, and a
 * changed answer an old picture: the cache lives under a name that holds the hash of both.
 */
function cacheFor(config: Configuration, root: string): BundlerCache {
  const version = (config as BundlerCache).experiments?.cache?.version;
  if (version === undefined) return {};
  const types = documentedVersions(root).map((documented) => hashOfTypes(root, documented));
  return {
    experiments: { cache: { version: `${version}-${keyOf(...types, JSON.stringify(readKept(root)))}` } },
  };
}

/** Keeps the highlighter out of the browser (see `rehype.ts`) and serves the files of hovers. */
export default function codeBlocks(): Plugin {
  const root = path.resolve(__dirname, '../..');
  // Other commands read this file, too, and show no page.
  if (process.env.NODE_ENV) prepareHovers();
  return {
    name: 'code-blocks',
    getPathsToWatch: () => [path.join(root, 'api/**/*.d.ts')],
    configureWebpack: (config, isServer) => ({
      ...(cacheFor(config, root) as object),
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(__dirname, 'no-prism.ts'),
          [typesAlias]: typesFolder(root),
        },
      },
      module: {
        rules: [
          {
            test: /\.json$/,
            include: typesFolder(root),
            type: 'asset/resource',
            generator: { filename: 'assets/types/[contenthash][ext]', emit: !isServer },
          },
        ],
      },
    }),
  };
}
