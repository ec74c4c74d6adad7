import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { reasonOf } from '../plugins/repository-files/stop';

/** Reads the whole history at once, because a process for each page took four seconds of a build. */
const git = getVcsPreset('git-eager');

/** Pages that the build writes itself have no history to ask git for. */
const isGenerated = (file: string): boolean => /[\\/]api-generated[\\/]/.test(file);

/**
 * Git's own message, which names the remedy, for example where the repository belongs to somebody else. The preset
 * takes every such failure for a missing repository.
 */
const wordsOfGit = (error: unknown): string =>
  reasonOf(error)
    .replace(/^Command failed: .*\n/, '')
    .trim();

/** Refuses a shallow clone: there, git names the oldest commit that it has as the one that wrote the files. */
const requireWhole = async (siteDir: string): Promise<void> => {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: siteDir,
  }).catch((error: unknown) => {
    throw new Error(wordsOfGit(error), { cause: error });
  });
  if (stdout.trim() !== 'true') return;
  throw new Error('This clone is a shallow one. Run "git fetch --unshallow" for them, and build again.');
};

let whole: Promise<void> | undefined;
let told = false;

/** Returns no date where git gives none, so that a download without history and a shallow clone build. Warns once. */
const orNone = async <T>(ask: () => Promise<T | null>): Promise<T | null> => {
  try {
    await whole;
    return await ask();
  } catch (error) {
    if (!told) console.warn(`Pages have no dates of their last change: ${reasonOf(error)}`);
    told = true;
    return null;
  }
};

/** Where a page's last-updated date comes from; generated pages have none. */
export const lastUpdate: VcsConfig = {
  initialize: (params) => {
    told = false;
    whole = requireWhole(params.siteDir);
    // The error is handled where a page asks for its date; until then, Node must not take it for an unhandled one.
    whole.catch(() => undefined);
    git.initialize(params);
  },
  getFileCreationInfo: async (file) =>
    isGenerated(file) ? null : orNone(() => git.getFileCreationInfo(file)),
  getFileLastUpdateInfo: async (file) =>
    isGenerated(file) ? null : orNone(() => git.getFileLastUpdateInfo(file)),
};
