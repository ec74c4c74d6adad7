import {
  DOC_VERSIONS,
  docsBaseOf,
  docsFolderOf,
  docsVersionOf,
  LATEST_VERSION,
  type DocVersion,
} from '../../limits';
import { Stop } from '../repository-files/stop';

export interface PageVersion {
  readonly version: DocVersion;
  /** Where the docs of this version begin. */
  readonly base: string;
  /** Any file in the docs folder of this version, for looking up its pages. */
  readonly anchor: string;
}

/**
 * The docs version of a page. Pages outside the docs speak of the released one.
 *
 * @param file - path from the repository's root, with forward slashes
 * @throws Stop when the page's version is not in `DOC_VERSIONS`
 */
export function versionOf(file: string): PageVersion {
  const name = docsVersionOf(file) ?? LATEST_VERSION;
  const version = DOC_VERSIONS.find((each) => each === name);
  if (!version) {
    throw new Stop(`The version ${name} is not in the list DOC_VERSIONS of limits/limit.ts. Add it.`);
  }
  return { version, base: docsBaseOf(version), anchor: `${docsFolderOf(version)}/_` };
}
