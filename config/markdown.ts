import path from 'node:path';
import type { MarkdownHooks, ParseFrontMatter } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import apiChanges from '../plugins/api-changes';
import breakableNames from '../plugins/breakable-names';
import { rehypeCodeBlocks } from '../plugins/code-blocks';
import diagrams from '../plugins/diagrams';
import glossary from '../plugins/glossary';
import knownComponents from '../plugins/known-components';
import limits from '../plugins/limits';
import { placeOf } from '../plugins/mdx-nodes/place-of';
import measured from '../plugins/measured';
import { refuseFrontMatter } from '../plugins/page-faults/refuse-front-matter';
import playground from '../plugins/playground';
import refusals from '../plugins/refusals';
import { fileIn } from '../plugins/repository-files/file-in';
import { Stop } from '../plugins/repository-files/stop';
import { resolveRelated } from '../plugins/related-pages/resolve-related';
import { ShownPages } from '../plugins/related-pages/tell-shown';
import { site } from './site';

const options = { root: path.resolve(__dirname, '..') };

const shownPages = new ShownPages();

/**
 * Remark plugins that every Markdown page (docs of both versions, blog, pages) passes before Docusaurus' own. Those
 * then see what these write, so that headings get anchors and reach the table of contents.
 */
export const beforeDefaultRemarkPlugins: PluggableList = [
  // First, because the others write components into the page.
  [knownComponents, options],
  [glossary, options],
  [limits, options],
  [apiChanges, { ...options, baseUrl: site.baseUrl }],
];

/** Remark plugins that every Markdown page (docs of both versions, blog, pages) passes after Docusaurus' own. */
export const remarkPlugins: PluggableList = [
  breakableNames,
  [diagrams, options],
  [measured, options],
  playground,
  refusals,
];

/** Rehype plugins, which work on the page as HTML. Every Markdown page passes them before Docusaurus' own. */
export const beforeDefaultRehypePlugins: [typeof rehypeCodeBlocks, { readonly baseUrl: string }][] = [
  [rehypeCodeBlocks, { baseUrl: site.baseUrl }],
];

/**
 * Reads a page's front matter. Its field `related` names routes; the titles that the page shows are looked up here.
 *
 * @throws Stop naming file, line and remedy, for front matter that is no YAML or has a field of another kind, and for a
 * page that is a symbolic link
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  refuseFrontMatter(options.root, params);
  const result = await params.defaultParseFrontMatter(params);
  if (process.env.NODE_ENV === 'development') {
    const change = shownPages.describeChange(fileIn(options.root, params.filePath), result.frontMatter);
    if (change !== undefined) console.warn(change);
  }
  const related = resolveRelated(options.root, params.filePath, result.frontMatter.related);
  return {
    ...result,
    frontMatter: related.length > 0 ? { ...result.frontMatter, related } : result.frontMatter,
  };
};

/** @throws Stop naming file, line and remedy, for a missing picture: Docusaurus' message says how to ignore it */
export const onBrokenMarkdownImages: MarkdownHooks['onBrokenMarkdownImages'] = ({
  url,
  sourceFilePath,
  node,
}) => {
  const place = placeOf(options.root, { path: sourceFilePath }, node);
  throw new Stop(`${place}: There is no picture "${url}". Correct the path, or put the file there.`);
};
