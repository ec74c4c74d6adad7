import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWhenStopped } from './fail-when-stopped';
import { forgetBundled } from './forget-bundled';
import { holdFolder } from './hold-folder';
import { watchMark } from './watch-mark';

/**
 * Lets a build start only in a folder that no other build writes to, and succeed only if it is complete.
 *
 * @throws Stop naming the process and the remedy, while another build writes into the same folder
 */
export default function wholeBuild({ siteDir, outDir }: Pick<LoadContext, 'siteDir' | 'outDir'>): Plugin {
  // Other commands and the development server write no site.
  if (process.env.NODE_ENV === 'production') {
    failWhenStopped();
    if (holdFolder(siteDir, outDir).wasLeft) console.warn(forgetBundled(siteDir));
    const unmarkHalf = watchMark(outDir);
    process.once('exit', (code) => {
      if (code !== 0) unmarkHalf();
    });
  }
  return { name: 'whole-build' };
}
