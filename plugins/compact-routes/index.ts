import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { shortChunkAsset } from './chunk-asset';
import { createModules, type CompactModules } from './modules';
import { chunkGroups } from './chunk-groups';

/** Docusaurus' name of each module, and ours. */
const inClient: Readonly<Record<string, string>> = {
  '@generated/routes$': 'routes.js',
  '@generated/routesChunkNames$': 'routesChunkNames.js',
  '@generated/registry$': 'registry.js',
  '@generated/globalData$': 'globalData.js',
  '@generated/site-metadata$': 'site-metadata.js',
  '@generated/docusaurus.config$': 'config.js',
};
const inServer: Readonly<Record<string, string>> = { '@generated/registry$': 'server-registry.js' };

/**
 * One hash for all chunks, because a hash for each would cost 12 bytes per page in the runtime. (A function that gave
 * only large chunks hashes of their own made Rspack 1 write one `if` for each chunk, and a broken one for
 * `[fullhash]`.)
 */
const chunkFilename = 'assets/js/[name].[fullhash:8].js';

/** Docusaurus uses only one function of four lines from `tslib`; as CommonJS the package would come whole, 4 kB. */
const smallTslib = {
  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
  resolve: { alias: { tslib$: path.resolve(__dirname, 'client/import-default.ts') } },
};

/**
 * Packages that only unused exports of the router need (`withRouter`). They are CommonJS modules that do not declare
 * that they have no side effects, so they would stay in the bundle.
 */
const withoutEffects = {
  test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** React 19 reads no `propTypes`, but the router and the components for `<head>` still declare theirs. */
const noPropTypes = {
  test: /[\\/]node_modules[\\/](?:react-helmet-async|react-router(?:-dom)?)[\\/]/,
  resolve: { alias: { 'prop-types$': path.resolve(__dirname, 'client/no-prop-types.ts') } },
};

/** The router imports three histories: in the address, after `#`, and in memory. The last two are never used here. */
const oneHistory = {
  test: /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/,
  resolve: { alias: { history$: path.resolve(__dirname, 'client/browser-history.ts') } },
};

/** The client's entry also imports a router for addresses after `#`, which would be on every page. */
const oneRouter = {
  test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
  resolve: { alias: { 'react-router-dom$': path.resolve(__dirname, 'client/one-router.ts') } },
};

/**
 * Makes libraries ignore AMD. Rspack leaves `typeof define` to be evaluated in the browser. If a user script or an
 * extension had brought an AMD loader there, the progress bar registered with that loader instead of being exported,
 * and the application did not start.
 */
const noAmd = { 'typeof define': '"undefined"' };

/** Makes several impatient clicks on a link one history entry. */
const oneEntry = {
  test: /[\\/]react-router-dom[\\/]esm[\\/]react-router-dom\.js$/,
  enforce: 'pre' as const,
  use: [path.resolve(__dirname, 'one-entry-loader.cjs')],
};

/** Removes the theme's descriptions of its texts, which no page shows. */
const noDescriptions = {
  test: /[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/].*\.js$/,
  enforce: 'pre' as const,
  use: [path.resolve(__dirname, 'description-loader.cjs')],
};

/** Docusaurus asks at run time whether it runs on a server, so its server code would be in the browser's script too. */
const inBrowser = {
  test: /[\\/]@docusaurus[\\/](?:core[\\/]lib[\\/]client|theme-common[\\/]lib)[\\/].*\.js$/,
  enforce: 'pre' as const,
  use: [path.resolve(__dirname, 'browser-loader.cjs')],
};

const shortNames = {
  test: /[\\/]@docusaurus[\\/](?:core[\\/]lib[\\/]client[\\/]exports[\\/]ComponentCreator|theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchBar[\\/]index)\.js$/,
  enforce: 'pre' as const,
  use: [path.resolve(__dirname, 'chunk-name-loader.cjs')],
};

/** The framework's own version does not pass `sensitive` on, and takes props that nobody gives. */
const exactCase = { 'react-router-config$': path.resolve(__dirname, 'client/match-routes.ts') };

const folderOf = ({ generatedFilesDir }: LoadContext): string =>
  path.join(generatedFilesDir, 'compact-routes');

function writeModules(context: LoadContext): CompactModules {
  const read = (name: string): string => readFileSync(path.join(context.generatedFilesDir, name), 'utf8');
  const modules = createModules({
    routes: read('routes.js'),
    routesChunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
    globalData: read('globalData.json'),
    siteMetadata: read('site-metadata.json'),
    config: JSON.parse(JSON.stringify(context.siteConfig)) as Readonly<Record<string, unknown>>,
    readData: (request) => read(request.replace(/^@generated\//, '')),
  });
  mkdirSync(folderOf(context), { recursive: true });
  for (const [name, code] of Object.entries(modules.files))
    writeFileSync(path.join(folderOf(context), name), code);
  return modules;
}

/** Replaces the modules that grow with each page, in the client build of the finished site. */
export default function compactRoutes(context: LoadContext): Plugin {
  const aliases = (files: Readonly<Record<string, string>>): { alias: Record<string, string> } => ({
    alias: Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, path.join(folderOf(context), file)]),
    ),
  });
  return {
    name: 'compact-routes',
    configureWebpack(
      _config,
      isServer,
      { currentBundler },
    ): Configuration & { mergeStrategy?: Record<string, 'prepend'> } {
      if (process.env.NODE_ENV !== 'production') return {};
      const { requests } = writeModules(context);
      // `@generated` itself is an alias: the longer names have to stand before it.
      const mergeStrategy = { 'resolve.alias': 'prepend' } as const;
      if (isServer) return { mergeStrategy, resolve: aliases(inServer) };
      return {
        mergeStrategy,
        resolve: { alias: { ...exactCase, ...aliases(inClient).alias } },
        module: {
          rules: [
            smallTslib,
            withoutEffects,
            oneHistory,
            noPropTypes,
            oneRouter,
            oneEntry,
            noDescriptions,
            inBrowser,
            shortNames,
          ],
        },
        output: { chunkFilename },
        plugins: [shortChunkAsset, new currentBundler.instance.DefinePlugin(noAmd)],
        // With names as ids, the runtime needs no map from names to ids, and fits into main.js.
        optimization: {
          chunkIds: 'named',
          // Numbers of three digits in the order of the routes, not five random digits: main.js contains each part's
          // number once.
          moduleIds: 'natural',
          runtimeChunk: false,
          splitChunks: { cacheGroups: chunkGroups(requests) },
        },
      };
    },
  };
}
