import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const isCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/(?:^|[\\/])(?:build|\.docusaurus)[\\/]/.test(file);

/**
 * The folders outside of a site from which its code imports, directly or indirectly. Folders and not files, since a
 * plugin may also name a file beside it.
 *
 * @param site - The site's folder.
 * @returns absolute paths, sorted
 */
export function foldersShownIn(site: string): readonly string[] {
  const { metafile } = buildSync({
    absWorkingDir: site,
    entryPoints: readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(isCode),
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'unused',
    platform: 'node',
    // Packages, which include `@theme/…` and `@site/…`: these resolve to the site's own files.
    packages: 'external',
    tsconfigRaw: {},
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  });
  const folders = Object.keys(metafile.inputs)
    .map((file) => path.dirname(path.resolve(site, file)))
    .filter((folder) => path.relative(site, folder).startsWith('..'));
  return [...new Set(folders)].sort();
}
