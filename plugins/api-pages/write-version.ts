import path from 'node:path';
import docusaurusTypedoc from 'docusaurus-plugin-typedoc';
import { apiPagesOptions, createApiPages, labelOf, outOf } from '.';

/**
 * Writes a version's generated pages: one instance of docusaurus-plugin-typedoc. It runs in a thread of its own.
 *
 * @param title - The library's name.
 * @param editUrl - Where the repository's files are edited.
 */
export async function writeVersion(
  root: string,
  version: string,
  { title, editUrl }: { readonly title: string; readonly editUrl: string },
): Promise<void> {
  await docusaurusTypedoc({ siteDir: root, siteConfig: {} }, {
    name: `${title} ${labelOf(version)}`,
    entryPoints: [path.join(root, `api/${version}/index.d.ts`)],
    tsconfig: path.join(root, `api/${version}/tsconfig.json`),
    out: path.join(root, outOf(version)),
    plugin: [createApiPages(apiPagesOptions(root, version, editUrl))],
    readme: 'none',
    sidebar: { autoConfiguration: false },
    // The declarations are checked by checks/api; here they are only read.
    skipErrorChecking: true,
    logLevel: 'Warn',
  } as never);
}
