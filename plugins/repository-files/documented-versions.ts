import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compilerPath } from './compiler-path';
import { Stop } from './stop';
import { readVersions } from './versions';

/** Every version with declarations: the folders of `api/`, by name. */
export const documentedVersions = (root: string): readonly string[] =>
  readdirSync(path.join(root, 'api'), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();

/** Path of a version's docs below the site's base URL (specification 2.3). */
export function docsPathOf(root: string, version: string): string {
  if (version === readVersions(root)[0]) return 'docs';
  return `docs/${version}`;
}

/**
 * The entry point of a version's declarations, as a path in the compiler's form, because callers compare it with the
 * files of a program.
 *
 * @throws Stop when the version has no declarations
 */
export function entryPointOf(root: string, version: string): string {
  const entryPoint = compilerPath(path.join(root, 'api', version, 'index.d.ts'));
  if (existsSync(entryPoint)) return entryPoint;
  throw new Stop(
    `api/${version}/index.d.ts: there is none, so samples of version ${version} have no types. Add the declarations.`,
  );
}
