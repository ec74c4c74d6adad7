import type { Options } from '@docusaurus/preset-classic';
import { blog } from './blog';
import { docs } from './docs';
import { beforeDefaultRehypePlugins, beforeDefaultRemarkPlugins, remarkPlugins } from './markdown';

/** What the site is made of, and with which options. */
export const preset: Options = {
  docs,
  blog,
  pages: { beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins },
  theme: { customCss: './src/css/custom.css' },
  sitemap: { lastmod: 'date', changefreq: null, priority: null },
};
