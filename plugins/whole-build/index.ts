import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWhenStopped } from './fail-when-stopped';
import { forgetBundled } from './forget-bundled';
import { holdFolder } from './hold-folder';
import { watchMark } from './watch-mark';

const root = path.resolve(__dirname, '../..');

/**
 * Lets a build begin only where no other one writes, and end well only when it is done.
 *
 * @throws Stop naming the process and the remedy, while another build writes into the same folder
 */
export default function wholeBuild({ outDir }: Pick<LoadContext, 'outDir'>): Plugin {
  // Other commands and the development server write no site.
  if (process.env.NODE_ENV === 'production') {
    failWhenStopped();
    if (holdFolder(root, outDir).wasLeft) console.warn(forgetBundled(root));
    const unmarkHalf = watchMark(outDir);
    process.once('exit', (code) => {
      if (code !== 0) unmarkHalf();
    });
  }
  return { name: 'whole-build' };
}
