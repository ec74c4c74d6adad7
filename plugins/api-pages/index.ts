import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocVersion, docsFolderOf, limits } from '../../limits';
import { readDeclarations } from '../declarations/read-declarations';
import { documentedVersions, docsPathOf, entryPointOf } from '../repository-files/documented-versions';
import { filesBelow } from '../repository-files/files-below';
import { hashFiles, isCode, keyOf } from '../repository-files/hash-files';
import { installedVersion } from '../repository-files/installed-version';
import { labelOf, pathOf, readApiExports } from '../declarations/api-places';
import { stampFile, stampFor } from './generated-pages';
import { type ApiPagesOptions, type KnownLimit, createApiPages } from './typedoc-plugin';

/** The names of a version's guides. */
function guidesOf(root: string, version: string): readonly string[] {
  return filesBelow(path.join(root, docsFolderOf(version))).filter(
    (file) => /\.mdx?$/.test(file) && !file.startsWith('api-generated'),
  );
}

const makers = ['typedoc', 'typedoc-plugin-markdown', 'docusaurus-plugin-typedoc', 'typescript'];
const sources = [
  'api',
  'limits',
  'plugins/api-pages',
  'plugins/declarations',
  'plugins/repository-files',
  'config/typedoc.ts',
  'versions.json',
];

/**
 * A hash of all that the pages are made from. Of the guides only the names count, because links are resolved to them.
 */
function stampOf(root: string, version: string, editUrl: string): string {
  const isSource = (file: string): boolean => isCode(file) || file.endsWith('.json');
  return keyOf(
    hashFiles(root, sources, isSource),
    ...makers.map((name) => installedVersion(root, name)),
    editUrl,
    ...guidesOf(root, version),
  );
}

/** The pages of every name that a version exports, below the site's base URL. */
function readPages(root: string, version: string): ReadonlyMap<string, string> {
  const entryPoint = entryPointOf(root, version);
  const program = readDeclarations(root, version);
  const docs = docsPathOf(root, version);
  return new Map(
    readApiExports(program, entryPoint).map(({ place }) => [place.name, `${docs}/${pathOf(place)}`]),
  );
}

function limitsOf(version: string): (api: string) => readonly KnownLimit[] {
  const ofVersion = limits.filter(({ versions }) => versions.includes(version as DocVersion));
  return (api) => ofVersion.filter((limit) => limit.api.includes(api));
}

/** The folder of a version's generated pages, from the repository's root. */
export const outOf = (version: string): string => `${docsFolderOf(version)}/api-generated`;

/** Whether a version's pages are there as they were made, and made from what is here now. */
export function areFresh(root: string, version: string, editUrl: string): boolean {
  const place = path.join(root, outOf(version));
  const file = path.join(place, stampFile);
  if (!existsSync(file)) return false;
  return readFileSync(file, 'utf8') === stampFor(place, stampOf(root, version, editUrl));
}

/** What `createApiPages` needs for a version. */
export function apiPagesOptions(root: string, version: string, editUrl: string): ApiPagesOptions {
  const others = documentedVersions(root).filter((other) => other !== version);
  const pages = new Map<string, ReadonlyMap<string, string>>();
  return {
    root,
    version,
    label: labelOf(version),
    editUrl,
    limitsOf: limitsOf(version),
    elsewhere: (name) =>
      others.map((other) => {
        const known = pages.get(other) ?? readPages(root, other);
        pages.set(other, known);
        return { version: labelOf(other), path: known.get(name) };
      }),
    stamp: stampOf(root, version, editUrl),
  };
}

export { createApiPages };
