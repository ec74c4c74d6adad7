import { z } from 'zod';
import { readJson } from '../../plugins/repository-files/read-json';
import { Stop } from '../../scripts/fail';
import { version, type DocsVersion } from './check-versions';

const file = '.docusaurus/globalData.json';
const remedy = 'Build again with npm run build.';

/** The data that Docusaurus embeds in the site, as far as this check reads it. */
const shape = z.object({
  'docusaurus-plugin-content-docs': z.object({
    default: z.object({ versions: z.array(version).min(1, 'there is no version to look at') }),
  }),
});

/**
 * Reads what the build knows of the docs, version by version.
 *
 * @throws Stop naming the file and the remedy, when it is missing or of another form
 */
export function readDocsVersions(root: string): readonly DocsVersion[] {
  const parsed = shape.safeParse(readJson(root, file, remedy));
  if (!parsed.success) throw new Stop(`${file}: ${z.prettifyError(parsed.error)}\n${remedy}`);
  return parsed.data['docusaurus-plugin-content-docs'].default.versions;
}
