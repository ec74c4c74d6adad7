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
 * What every page in Markdown (docs of both versions, blog, pages) goes through before Docusaurus' own steps, which
 * then see what these write: headings get anchors and reach the table of contents.
 */
export const beforeDefaultRemarkPlugins: PluggableList = [
  // Before others write components into the page.
  [knownComponents, options],
  [glossary, options],
  [limits, options],
  [apiChanges, { ...options, baseUrl: site.baseUrl }],
];

/** What every page in Markdown goes through before it becomes MDX: docs of both versions, blog and pages. */
export const remarkPlugins: PluggableList = [
  breakableNames,
  [diagrams, options],
  [measured, options],
  playground,
  refusals,
];

/** What every page goes through on its way from Markdown to HTML, before Docusaurus' own steps. */
export const beforeDefaultRehypePlugins: [typeof rehypeCodeBlocks, { readonly baseUrl: string }][] = [
  [rehypeCodeBlocks, { baseUrl: site.baseUrl }],
];

/**
 * Reads a page's front matter: `related` names routes there; pages show titles, which are looked up here.
 *
 * @throws Stop naming file, line and remedy, for front matter that is no YAML or has a field of another kind, and for a page
 * that is a symbolic link
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

/** @throws Stop naming file, line and remedy, for a picture that is not there: Docusaurus says how to let it pass */
export const onBrokenMarkdownImages: MarkdownHooks['onBrokenMarkdownImages'] = ({
  url,
  sourceFilePath,
  node,
}) => {
  const place = placeOf(options.root, { path: sourceFilePath }, node);
  throw new Stop(`${place}: There is no picture "${url}". Correct the path, or put the file there.`);
};
