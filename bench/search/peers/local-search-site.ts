import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../site/build-site';
import { root, stock, workFolder, type BenchSite } from '../../site/places';
import { makeStockSite } from '../../site/stock-site';
import { peerFolder } from './install';

const site: BenchSite = { ...stock, build: path.join(workFolder, 'local-search-build') };

/**
 * A plugin that looks for packages in the site's own folder first: the peers' folder has copies of packages that the
 * site is built with, and the local-search plugin has to use the site's.
 */
const onePackage = `plugins: [
    () => ({
      name: 'one-copy',
      configureWebpack: () => ({
        mergeStrategy: { 'resolve.modules': 'prepend' },
        resolve: { modules: [${JSON.stringify(path.join(root, 'node_modules'))}] },
      }),
    }),
  ],`;

/**
 * Builds a stock site that is searched by the popular local-search plugin, with its defaults.
 *
 * @returns the folder to serve
 * @throws Error when it cannot be built
 */
export async function buildLocalSearchSite(): Promise<string> {
  makeStockSite();
  const config = path.join(site.folder, 'docusaurus.config.ts');
  const plugin = path.join(peerFolder, 'node_modules/@easyops-cn/docusaurus-search-local');
  const text = readFileSync(config, 'utf8')
    .replace(/^ *algolia: .*\n/m, '')
    .replace(
      '  presets: [',
      `  themes: [[${JSON.stringify(plugin)}, { hashed: true }]],
  ${onePackage}
  presets: [`,
    );
  writeFileSync(config, text);
  await buildSite(site, root);
  return site.build;
}
