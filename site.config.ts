import type { Config } from '@docusaurus/types';
import { announcementHeadTags } from './config/announcement';
import { lastUpdate } from './config/last-update';
import { onBrokenMarkdownImages, parseFrontMatter } from './config/markdown';
import { createPreset } from './config/preset';
import { createSearch } from './config/search';
import { site } from './config/site';
import { requireAddress } from './config/site-address';
import { createThemeConfig } from './config/theme';
import { createTypedoc } from './config/typedoc';
import ageEngine from './plugins/age-engine';
import codeBlocks from './plugins/code-blocks';
import compactRoutes from './plugins/compact-routes';
import development from './plugins/development';
import finishPages from './plugins/finish-pages';
import navbarTypes from './plugins/navbar-types';
import pageFaults from './plugins/page-faults';
import { refuseFolder } from './plugins/repository-files/refuse-folder';
import searchIndex from './plugins/search-index';
import usedStyles from './plugins/used-styles';
import wholeBuild from './plugins/whole-build';
import { createTemplate } from './plugins/text-first/template';
import { paintsNavbarWhole } from './src/features/text-first/navbar-end';

/**
 * Made when Docusaurus asks for it: what is thrown while this file loads, Docusaurus tells below a stack of its own.
 *
 * @throws Stop naming what is wrong and the remedy
 */
export default function createConfig(): Config {
  refuseFolder(__dirname);
  requireAddress(site);
  const { algolia, hosts, scriptHosts } = createSearch(process.env);
  return {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    organizationName: site.organization,
    projectName: site.project,
    favicon: 'img/favicon.svg',
    i18n: { defaultLocale: 'en', locales: ['en'] },

    // Pages are text first; their scripts follow (decisions/0007-text-first.md).
    ssrTemplate: createTemplate(),

    // The specified settings (2.10). Strictness lives in checks/.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    markdown: {
      hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages },
      // Shortcodes such as `:bicycle:` are not replaced by emoji: looking for them would cost time on every page.
      emoji: false,
      parseFrontMatter,
    },

    // The colour mode lives under the plain key `theme` (specification 4), so storage gets no namespace.
    storage: { type: 'localStorage', namespace: false },
    future: {
      faster: true,
      experimental_vcs: lastUpdate,
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: true,
        siteStorageNamespacing: false,
        // Heading ids are written `{#id}`, which is part of the MDX 1 syntax.
        mdx1CompatDisabledByDefault: false,
      },
    },

    headTags: [...announcementHeadTags, paintsNavbarWhole],
    presets: [['classic', createPreset()]],
    clientModules: [
      './src/features/current-entry/client-module.ts',
      './src/features/html-address/client-module.ts',
      './src/features/reduced-motion/client-module.ts',
      './src/features/text-first/client-module.ts',
    ],
    plugins: [
      // Before any of them writes.
      wholeBuild,
      // Next, because their threads work while TypeDoc keeps this one busy.
      codeBlocks,
      ageEngine,
      ...createTypedoc(),
      compactRoutes,
      navbarTypes,
      pageFaults,
      development,
      usedStyles,
      // Its thread reads the built pages while the next one rewrites them.
      searchIndex,
      (context) => finishPages(context, { hosts, scriptHosts }),
    ],
    themeConfig: createThemeConfig(algolia),
  };
}
