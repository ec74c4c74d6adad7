import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failWhenStopped } from './fail-when-stopped';
import { holdFolder } from './hold-folder';

/**
 * Lets a build begin only where no other one writes, and end well only when it is done.
 *
 * @throws Stop naming the process and the remedy, while another build writes into the same folder
 */
export default function wholeBuild({ outDir }: Pick<LoadContext, 'outDir'>): Plugin {
  // Other commands and the development server write no site.
  if (process.env.NODE_ENV === 'production') {
    holdFolder(path.resolve(__dirname, '../..'), outDir);
    failWhenStopped();
  }
  return { name: 'whole-build' };
}
