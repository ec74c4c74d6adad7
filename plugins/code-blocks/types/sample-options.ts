import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { docsVersionOf } from '../../../limits';
import { compilerPath } from '../../repository-files/compiler-path';
import { fileIn } from '../../repository-files/file-in';
import { Stop } from '../../repository-files/stop';
import { readVersions } from '../../repository-files/versions';

/**
 * The documented version whose declarations a page's samples see. Pages outside the docs (blog, site pages) speak of
 * the released version.
 *
 * @param file - The page's path, absolute or from the repository's root.
 */
export function versionOfPage(root: string, file: string): string {
  const inRoot = fileIn(root, file);
  return docsVersionOf(inRoot) ?? /^api\/([^/]+)\//.exec(inRoot)?.[1] ?? readVersions(root)[0];
}

/** Every version with declarations: the folders of `api/`. */
export const documentedVersions = (root: string): readonly string[] =>
  readdirSync(path.join(root, 'api'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Path of a version's docs below the site's base URL (specification 2.3). */
export function docsPathOf(root: string, version: string): string {
  if (version === readVersions(root)[0]) return 'docs';
  return `docs/${version}`;
}

/**
 * Where a version's public surface starts, as the compiler writes it: whoever asks compares it with the files of a program.
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

/**
 * How a sample is compiled: as a reader with `strict` on would compile it on a current Node.js, `pg` and Node's own
 * types included, with `age-schema-client` meaning the given version.
 */
export function sampleOptions(root: string, version: string): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
    paths: { 'age-schema-client': [entryPointOf(root, version)] },
  };
}
