import path from 'node:path';
import { site } from '../../config/site';

export const root = path.resolve(__dirname, '../..');

/** Both sites are mounted here, so that their addresses are the same. */
export const basePath = site.baseUrl;

/** Everything the bench makes; git does not see it. */
export const workFolder = path.join(root, '.cache', 'bench-site');

/** A site that is built and measured. */
export interface BenchSite {
  readonly name: 'ours' | 'stock';
  /** Folder with its docusaurus.config. */
  readonly folder: string;
  /** What is served. */
  readonly build: string;
}

export const ours: BenchSite = { name: 'ours', folder: root, build: path.join(root, 'build') };

export const stock: BenchSite = {
  name: 'stock',
  folder: path.join(workFolder, 'stock'),
  build: path.join(workFolder, 'stock-build'),
};

/** The pages that are measured: one of each kind a reader may land on. */
export const pages = {
  guide: 'docs/getting-started/basic-usage',
  home: '',
  class: 'docs/api-generated/classes/QueryBuilder',
  glossary: 'glossary',
  blog: 'blog/why-age-schema-client',
} as const;

export type PageName = keyof typeof pages;
