import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { loadFresh } from './plugins/typescript-loader/index.cjs';
import type createSiteConfig from './site.config';

/**
 * What Docusaurus loads itself, it has Babel compile: 4.6 s of processor time for the configuration and all plugins, in the
 * first build of a checkout, where the loader takes 1.3. So this file is all that it loads, and the configuration is in `site.config.ts`.
 */
export default function createConfig(): Config {
  const loaded = loadFresh(path.join(__dirname, 'site.config.ts')) as { default: typeof createSiteConfig };
  return loaded.default();
}
