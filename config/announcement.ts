import type { Config } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { site } from './site';

/** Change the id when the text changes: a reader who closed the old bar then sees the new one (specification 4). */
export const announcement: NonNullable<ThemeConfig['announcementBar']> = {
  id: 'builders-check',
  content: `<b>Next</b> drops the <code>AgeSchemaClient</code> facade, and builders check queries. <a href="${site.baseUrl}docs/next/intro">Read the Next docs</a>`,
  backgroundColor: 'var(--announcement-background)',
  textColor: 'var(--announcement-text)',
  isCloseable: true,
};

/**
 * Forgets the dismissal of an older announcement before the framework reads it. The framework does so itself, but only
 * once its code runs. By then the page is styled to hide the bar, so the reader would see it only on the next page.
 */
export const announcementHeadTags: NonNullable<Config['headTags']> = [
  {
    tagName: 'script',
    attributes: {},
    innerHTML: `try{var s=localStorage;s['docusaurus.announcement.id']!==${JSON.stringify(announcement.id)}&&delete s['docusaurus.announcement.dismiss']}catch{}`,
  },
];
