import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { DOC_VERSIONS, docsFolderOf } from '../limits';
import { requireVersions } from '../plugins/repository-files/versions';
import { listIn } from './lists';
import { beforeDefaultRehypePlugins, beforeDefaultRemarkPlugins, remarkPlugins } from './markdown';
import { editUrl } from './site';

/** The released version readers land on; it is served at `/docs` (specification 2.3). */
export const latestVersion = '0.3.0';

/** @throws Stop for a version without pages, or a list of tags that is not whole */
export function createDocs(): DocsOptions {
  requireVersions(path.resolve(__dirname, '..'));
  return {
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    editUrl,
    beforeDefaultRemarkPlugins,
    remarkPlugins,
    beforeDefaultRehypePlugins,
    lastVersion: latestVersion,
    versions: {
      current: { label: 'Next', path: 'next', banner: 'unreleased' },
      [latestVersion]: { label: latestVersion, banner: 'none' },
    },
    tags: listIn(DOC_VERSIONS.map(docsFolderOf), 'tags.yml'),
    onInlineTags: 'throw',
    showLastUpdateTime: true,
  };
}
