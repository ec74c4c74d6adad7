import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import { apiPagesOptions, areFresh, createApiPages, outOf } from '../plugins/api-pages';
import { labelOf } from '../plugins/declarations/api-places';
import { documentedVersions } from '../plugins/repository-files/documented-versions';
import { editUrl, site } from './site';

const root = path.resolve(__dirname, '..');

/** One instance of the TypeDoc plugin; it writes the version's pages before Docusaurus looks for them. */
const instanceOf = (version: string): PluginConfig => [
  'docusaurus-plugin-typedoc',
  {
    id: `api-${version}`,
    name: `${site.title} ${labelOf(version)}`,
    tsconfig: `api/${version}/tsconfig.json`,
    out: outOf(version),
    plugin: [createApiPages(apiPagesOptions(root, version, editUrl))],
    readme: 'none',
    sidebar: { autoConfiguration: false },
    // The declarations are checked by checks/api; here they are only read.
    skipErrorChecking: true,
    // No sources, because no page shows the line of a declaration, and to find it TypeDoc asks git for all files.
    disableSources: true,
    logLevel: 'Warn',
  },
];

/**
 * The TypeDoc plugin, once for each documented version (specification 2.6). A version whose pages are up to date is
 * left out, because reading it takes as long as a third of the build.
 */
export const createTypedoc = (): readonly PluginConfig[] =>
  documentedVersions(root)
    .filter((version) => !areFresh(root, version, editUrl))
    .map(instanceOf);
