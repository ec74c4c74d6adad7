import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import { createFeedItems } from './feed-items';
import { listIn } from './lists';
import { beforeDefaultRehypePlugins, beforeDefaultRemarkPlugins, remarkPlugins } from './markdown';
import { editUrl, site } from './site';

const description = 'How age-schema-client works, measured on a real Apache AGE engine.';

/** @throws Stop for a list of tags or authors that is not whole */
export const createBlog = (): BlogOptions => ({
  routeBasePath: 'blog',
  // Docusaurus appends the site's title.
  blogTitle: 'Blog',
  blogDescription: description,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  editUrl,
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  beforeDefaultRehypePlugins,
  showReadingTime: true,
  showLastUpdateTime: true,
  authorsMapPath: listIn(['blog'], 'authors.yml'),
  tags: listIn(['blog'], 'tags.yml'),
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: `${site.title} blog`,
    description,
    copyright: 'MIT licensed, by the age-schema-client maintainers',
    language: 'en',
    createFeedItems,
  },
});
