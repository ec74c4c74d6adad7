import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeWhole } from '../background/write-whole';
import { PageStyles } from './page-styles';

/** Puts the rules each page needs into its HTML. */
export default function pageStyles({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-styles',
    // Without a pause: the next plugin rewrites the same files, which must not change between reading and writing.
    postBuild({ outDir }) {
      const read = (address: string): string =>
        readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
      const styles = new PageStyles(read);
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        const html = readFileSync(file, 'utf8');
        const page = styles.apply(html);
        if (page !== html) writeWhole(file, page);
      }
      return Promise.resolve();
    },
  };
}
