import type { Options } from '@docusaurus/preset-classic';
import { createBlog } from './blog';
import { createDocs } from './docs';
import { beforeDefaultRehypePlugins, beforeDefaultRemarkPlugins, remarkPlugins } from './markdown';

/**
 * What the site is made of, and with which options.
 *
 * @throws Stop for lists and versions that are not whole
 */
export const createPreset = (): Options => ({
  docs: createDocs(),
  blog: createBlog(),
  pages: { beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins },
  theme: { customCss: './src/css/custom.css' },
  sitemap: { lastmod: 'date', changefreq: null, priority: null },
});
