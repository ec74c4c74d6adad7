import path from 'node:path';
import type { Configuration } from 'webpack';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { unusedTypes } from './unused-types';

/** Leaves the types of navbar items that the configuration does not use out of every page. */
export default function navbarTypes({ siteConfig }: LoadContext): Plugin {
  const absent = path.resolve(__dirname, 'absent.ts');
  const unused = unusedTypes(siteConfig.themeConfig.navbar as Parameters<typeof unusedTypes>[0]);
  return {
    name: 'navbar-types',
    configureWebpack: (): Configuration & { mergeStrategy: Record<string, 'prepend'> } => ({
      // Put first, because the theme's own aliases would otherwise be found before these.
      mergeStrategy: { 'resolve.alias': 'prepend' },
      resolve: { alias: Object.fromEntries(unused.map((name) => [`${name}$`, absent])) },
    }),
  };
}
