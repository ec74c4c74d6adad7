import ts from 'typescript';
import { docsVersionOf } from '../../limits';
import { entryPointOf } from '../repository-files/documented-versions';
import { fileIn } from '../repository-files/file-in';
import { readVersions } from '../repository-files/versions';

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
