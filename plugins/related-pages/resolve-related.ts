import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOC_VERSIONS, docsBaseOf, docsFolderOf } from '../../limits';
import { withoutSlash } from '../../src/features/html-address/without-slash';
import type { RelatedPage } from '../../src/features/related-pages/related-page';
import { fileIn } from '../repository-files/file-in';
import { filesBelow } from '../repository-files/files-below';
import { frontMatterOf } from '../repository-files/read-yaml';
import { docRoute } from './doc-route';

interface DocsVersion {
  readonly folder: string;
  readonly base: string;
}

interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly slug?: unknown;
}

const versions = DOC_VERSIONS.map((version): DocsVersion => ({
  folder: docsFolderOf(version),
  base: docsBaseOf(version),
}));

/** Pages outside the docs that a page may name in `related`. */
const otherPages: Readonly<Record<string, Omit<RelatedPage, 'to'>>> = {
  glossary: { title: 'Glossary', description: 'The words of graphs, Cypher, Apache AGE and this library.' },
};

/**
 * Turns the routes of a page's `related` field into titles and addresses, within the page's own docs version.
 * Routes without a page are left out here; `checks/front-matter` reports them with file and line.
 *
 * @param siteDir - the site's root folder
 * @param filePath - the page that names the routes
 * @param related - routes without version prefix, such as `getting-started/basic-usage`
 * @throws Stop naming the file and the line of front matter that does not parse
 */
export function resolveRelated(siteDir: string, filePath: string, related: unknown): RelatedPage[] {
  const relative = fileIn(siteDir, filePath);
  const version = versions.find(({ folder }) => relative.startsWith(`${folder}/`));
  if (!version || !Array.isArray(related)) return [];
  return related.flatMap((route) => (typeof route === 'string' ? resolveRoute(siteDir, version, route) : []));
}

/** Where a route leads, and the title of its page; undefined while the page does not exist. */
export type FindPage = (route: string) => Omit<RelatedPage, 'description'> | undefined;

/** What other pages may show of a page, or find it by. */
interface ShownPage {
  /** From the site's root folder. */
  readonly file: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly slug: unknown;
}

/**
 * All that pages may show of other pages, as a part of the key of caches. A page whose own file has not changed still
 * has to show the new title of another page: in its `related` field, in the glossary and in the limits.
 *
 * @param siteDir - the site's root folder
 * @throws Stop naming the file and the line of front matter that does not parse
 */
export function allShown(siteDir: string): readonly ShownPage[] {
  return [...versions.map(({ folder }) => folder), 'blog']
    .flatMap((folder) => pagesIn(siteDir, folder))
    .map((file) => {
      const { title, description, slug } = readPage(siteDir, file);
      return { file: fileIn(siteDir, file), title, description, slug };
    });
}

/** The pages of a version, or of the blog, by their full paths. */
function pagesIn(siteDir: string, folder: string): readonly string[] {
  const root = path.join(siteDir, folder);
  return filesBelow(root)
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(root, name));
}

function readPage(siteDir: string, file: string): FrontMatter {
  return frontMatterOf(fileIn(siteDir, file), readFileSync(file, 'utf8'));
}

/**
 * Finds a page of the docs. Most pages lie at their route; all pages are read only if the one there has another route
 * or is missing.
 */
function docAt(siteDir: string, { folder }: DocsVersion, route: string): string | undefined {
  const has = (file: string): boolean =>
    docRoute(fileIn(path.join(siteDir, folder), file), readPage(siteDir, file).slug) === route;
  return filesAt(path.join(siteDir, folder, route)).find(has) ?? pagesIn(siteDir, folder).find(has);
}

const filesAt = (stem: string): readonly string[] =>
  [`${stem}.md`, `${stem}.mdx`, `${stem}/index.md`, `${stem}/index.mdx`, `${stem}/README.md`].filter((name) =>
    existsSync(name),
  );

function resolveRoute(siteDir: string, version: DocsVersion, route: string): RelatedPage[] {
  const trimmed = withoutSlash(route);
  const other = otherPages[trimmed];
  if (other) return [{ to: `/${trimmed}`, ...other }];
  const isBlog = trimmed.startsWith('blog/');
  const file = isBlog ? filesAt(path.join(siteDir, trimmed))[0] : docAt(siteDir, version, trimmed);
  if (!file) return [];
  const { title, description } = readPage(siteDir, file);
  const isIndex = /\/(index|README)\.mdx?$/.test(file);
  const to = isBlog ? `/${trimmed}` : `${version.base}${trimmed}${isIndex ? '/' : ''}`;
  return [{ to, title: title ?? trimmed, description: description ?? '' }];
}
