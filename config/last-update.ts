import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

const git = getVcsPreset('default-v1');

/** Pages that the build writes itself have no history to ask git for. */
const isGenerated = (file: string): boolean => /[\\/]api-generated[\\/]/.test(file);

/** Where a page's last-updated date comes from; generated pages have none. */
export const lastUpdate: VcsConfig = {
  initialize: (...params) => git.initialize(...params),
  getFileCreationInfo: async (file) => (isGenerated(file) ? null : git.getFileCreationInfo(file)),
  getFileLastUpdateInfo: async (file) => (isGenerated(file) ? null : git.getFileLastUpdateInfo(file)),
};
