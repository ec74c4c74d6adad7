import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { docsFolderOf } from '../../limits';
import { readVersions } from '../../plugins/repository-files/versions';
import { Stop } from '../fail';

/** A cut that can be made: every file it needs is there, and nothing of that version yet. */
export interface CutRequest {
  readonly version: string;
  /** Released versions so far, newest first. */
  readonly released: readonly [string, ...string[]];
}

/** What Next consists of, and where each part goes in the released version; from the repository's root. */
export const partsOf = (version: string): readonly { readonly from: string; readonly to: string }[] => [
  { from: 'docs', to: docsFolderOf(version) },
  { from: 'api/next', to: `api/${version}` },
  { from: 'checks/expected/api-next.json', to: `checks/expected/api-${version}.json` },
];

/** Where a released version's sidebar stands, from the repository's root; Next has none of its own to copy. */
export const sidebarFileOf = (version: string): string =>
  `versioned_sidebars/version-${version}-sidebars.json`;

const usage = 'npm run version:cut -- 0.5.0';

/** Whether it is a version number as releases have: three numbers with dots, none with a zero in front. */
export const isVersion = (text: string): boolean =>
  /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/.test(text);

/** Whether somebody wrote a page there: the build's own and the room's README are none. */
const holdsPages = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (name) => /(?:^|[\\/])[^_\\/][^\\/]*\.mdx?$/.test(name) && !name.startsWith('api-generated'),
  );

/**
 * Reads and checks the arguments.
 *
 * @throws Stop naming what is wrong and the remedy
 */
export function readRequest(root: string, args: readonly string[]): CutRequest {
  const [version, ...others] = args;
  if (version === undefined) throw new Stop(`Name the version to cut: ${usage}`);
  if (others.length > 0)
    throw new Stop(`One version at a time, and "${others.join(' ')}" is too much: ${usage}`);
  if (!isVersion(version))
    throw new Stop(
      `"${version}" is no version number. Write three numbers with dots, none with a zero in front: ${usage}`,
    );
  const released = readVersions(root);
  const [latest] = released;
  const odd = released.find((each) => !isVersion(each));
  if (odd !== undefined)
    throw new Stop(
      `versions.json:1: "${odd}" is no version number, so nothing can be newer. Write three numbers with dots.`,
    );
  if (released.includes(version))
    throw new Stop(`versions.json:1: ${version} is released already. Choose a newer version than ${latest}.`);
  if (!semver.gt(version, latest))
    throw new Stop(`versions.json:1: ${version} is older than ${latest}. Choose a newer version.`);
  const parts = partsOf(version);
  for (const { from } of parts) {
    if (!existsSync(path.join(root, from)))
      throw new Stop(`${from}: it is missing, and a version cannot be cut without it. Restore it from git.`);
  }
  if (!holdsPages(path.join(root, 'docs')))
    throw new Stop(
      'docs: there is no page in it, and a version cannot be cut without one. Restore it from git.',
    );
  const left = [...parts.map(({ to }) => to), sidebarFileOf(version)].filter((to) =>
    existsSync(path.join(root, to)),
  );
  if (left.length > 0)
    throw new Stop(
      `${left.join(', ')}: already there. If an earlier attempt has left this, remove it, and see with git status what ` +
        'else that has changed.',
    );
  return { version, released };
}
