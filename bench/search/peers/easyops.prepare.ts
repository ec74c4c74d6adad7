import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, enginesFolder, writeData } from './bundle';
import type { Prepare } from './engine';
import { inPeers, peerFolder } from './install';

interface EasyopsTools {
  scanDocuments(paths: readonly object[], options: object): Promise<unknown>;
  buildIndex(documents: unknown, options: object): unknown;
}

const dist = path.join(peerFolder, 'node_modules/@easyops-cn/docusaurus-search-local/dist');

/** The plugin's settings, which it has the site's build generate. */
const settings =
  'export const language = ["en"], removeDefaultStopWordFilter = [], removeDefaultStemmer = false, ' +
  'searchIndexUrl = "search-index.json", searchResultLimits = 8, fuzzyMatchingDistance = 1, expose = () => {};';

/** The local-search plugin: its own scan of the built pages, and the worker that it answers with. */
export const prepareEasyops: Prepare = async ({ site, pages }) => {
  const generated = path.join(enginesFolder, 'easyops-generated.js');
  writeFileSync(generated, settings);
  const folder = await bundle('easyops', {
    'easyops-worker': path.join(dist, 'client/client/theme/worker.js'),
    '@generated/@easyops-cn/docusaurus-search-local/default/generated.js': generated,
    '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': generated,
    comlink: generated,
  });
  const options = {
    language: ['en'],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
    ignoreCssSelectors: [],
  };
  const tools = {
    ...(inPeers(path.join(dist, 'server/server/utils/scanDocuments.js')) as object),
    ...(inPeers(path.join(dist, 'server/server/utils/buildIndex.js')) as object),
  } as EasyopsTools;
  const paths = pages.map(({ route }) => ({
    filePath: path.join(site, route, 'index.html'),
    url: `/${route}`,
    type: route.startsWith('docs/') ? 'docs' : route.startsWith('blog/') ? 'blog' : 'page',
  }));
  const index = tools.buildIndex(await tools.scanDocuments(paths, options), options);
  return { name: 'easyops', folder, files: [writeData(folder, 'search-index.json', index)] };
};
