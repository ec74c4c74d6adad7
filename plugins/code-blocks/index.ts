import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Plugin } from '@docusaurus/types';
import { allShown } from '../related-pages/resolve-related';
import { filesBelow } from '../repository-files/files-below';
import { hashFiles, keyOf } from '../repository-files/hash-files';
import { hashOfTypes } from '../declarations/hash-types';
import { pageData } from './page-data';
import { typesAlias, typesFolder } from './types/page-file';
import { documentedVersions } from '../repository-files/documented-versions';
import { prepareHovers } from './types/site-hovers';

export { rehypeCodeBlocks } from './rehype';

interface BundlerCache {
  readonly experiments?: {
    readonly cache?: { readonly version?: string; readonly buildDependencies?: readonly string[] };
  };
}

const loadersBelow = (folder: string): readonly string[] =>
  filesBelow(folder)
    .filter((name) => name.endsWith('-loader.cjs'))
    .map((name) => path.join(folder, name));

/**
 * With a warm bundler cache no page is compiled again. A changed declaration would then leave old types on the pages,
 * and a changed answer or drawing an old picture. So the name of the cache holds a hash of them all.
 * Changed code invalidates the cache too, through `buildDependencies`. Docusaurus names its configuration there, and
 * the bundler follows imports from it. It does not reach the file that the configuration loads at run time, nor the
 * loaders, which rules name by path, so these are added.
 */
function cacheFor(config: Configuration, root: string): BundlerCache {
  const version = (config as BundlerCache).experiments?.cache?.version;
  if (version === undefined) return {};
  const types = documentedVersions(root).map((documented) => hashOfTypes(root, documented));
  const key = keyOf(...types, hashFiles(root, pageData), JSON.stringify(allShown(root)));
  return {
    experiments: {
      cache: {
        version: `${version}-${key}`,
        buildDependencies: [path.join(root, 'site.config.ts'), ...loadersBelow(path.join(root, 'plugins'))],
      },
    },
  };
}

/** Keeps the highlighter out of the browser (see `rehype.ts`) and serves the files of hovers. */
export default function codeBlocks(): Plugin {
  const root = path.resolve(__dirname, '../..');
  // Other commands load this file too, but show no page.
  if (process.env.NODE_ENV) void prepareHovers();
  return {
    name: 'code-blocks',
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
