import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

/** Reads the whole history once; a process for each page took four seconds of a build. */
const git = getVcsPreset('git-eager');

/** Pages that the build writes itself have no history to ask git for. */
const isGenerated = (file: string): boolean => /[\\/]api-generated[\\/]/.test(file);

let told = false;

/** A download without a history builds, too: its pages have no dates. */
const orNone = <T>(answer: Promise<T | null>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (!told) console.warn(`Pages have no dates of their last change: ${String(error)}`);
    told = true;
    return null;
  });

/** Where a page's last-updated date comes from; generated pages have none. */
export const lastUpdate: VcsConfig = {
  initialize: (...params) => git.initialize(...params),
  getFileCreationInfo: async (file) => (isGenerated(file) ? null : orNone(git.getFileCreationInfo(file))),
  getFileLastUpdateInfo: async (file) => (isGenerated(file) ? null : orNone(git.getFileLastUpdateInfo(file))),
};
