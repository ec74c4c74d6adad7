import type { Options } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio';

type CreateFeedItems = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>;

/** Controls: buttons, the messages they cause, descriptions of their keys, and the links of headings to themselves. */
const controls = 'button, [role="status"], [data-search="off"] [aria-hidden="true"], .hash-link';

/** Removes from a page's HTML the controls that work only with scripts, and boxes that held nothing else. */
export function withoutControls(html: string): string {
  const $ = load(html, null, false);
  $(controls).remove();
  for (const empty of $('[data-search="off"], [data-search="off"] div').get().reverse())
    if ($(empty).text().trim() === '' && $(empty).children().length === 0) $(empty).remove();
  return $.html();
}

/** Creates the feeds' items from the built pages as Docusaurus does, without the controls: a feed cannot run them. */
export const createFeedItems: CreateFeedItems = async ({ defaultCreateFeedItems, ...params }) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => (item.content ? { ...item, content: withoutControls(item.content) } : item));
};
