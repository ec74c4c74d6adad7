import type { ThemeConfig } from '@docusaurus/preset-classic';
import { announcement } from './announcement';
import { footer } from './footer';
import { navbar } from './navbar';
import type { createSearch } from './search';

/** What stands around the pages, and how readers may change it. */
export const createThemeConfig = (algolia: ReturnType<typeof createSearch>['algolia']) =>
  ({
    image: 'img/social-card.png',
    metadata: [{ name: 'theme-color', content: '#0d6b66' }],
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: true, autoCollapseCategories: false },
    },
    // Grouped by year, the sidebar has headings before each page's title. The archive has the years below its title.
    blog: { sidebar: { groupByYear: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: announcement,
    navbar,
    footer,
    algolia,
  }) satisfies ThemeConfig;
