import type { ThemeConfig } from '@docusaurus/theme-common';
import { site } from './site';

/** Change the id when the text changes: a reader who closed the old bar then sees the new one (specification 4). */
export const announcement: ThemeConfig['announcementBar'] = {
  id: 'next-without-facade',
  content: `<b>Next</b> drops the <code>AgeSchemaClient</code> facade and checks queries before it sends them. <a href="${site.baseUrl}docs/next/intro">Read the Next docs</a>`,
  backgroundColor: 'var(--announcement-background)',
  textColor: 'var(--announcement-text)',
  isCloseable: true,
};
