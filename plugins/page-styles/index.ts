import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rewritePages } from '../background/rewrite-pages';
import { PageStyles } from './page-styles';

/** Puts the rules each page needs into its HTML. */
export default function pageStyles({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-styles',
    postBuild({ outDir }) {
      const read = (address: string): string =>
        readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
      const styles = new PageStyles(read);
      rewritePages(outDir, (html) => styles.apply(html));
      return Promise.resolve();
    },
  };
}
