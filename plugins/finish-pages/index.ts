import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addPolicy } from '../content-security-policy/policy';
import { PageStyles } from '../page-styles/page-styles';
import { rewritePages } from './rewrite-pages';

interface Options {
  /** Hosts that scripts may call besides this site. */
  readonly hosts: readonly string[];
  /** Hosts that scripts may come from besides this site. */
  readonly scriptHosts: readonly string[];
}

/** After the build, puts into each page the rules it needs and a policy with a hash for each of its inline scripts. */
export default function finishPages({ baseUrl }: LoadContext, { hosts, scriptHosts }: Options): Plugin {
  return {
    name: 'finish-pages',
    postBuild({ outDir }) {
      const read = (address: string): string =>
        readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
      const styles = new PageStyles(read);
      rewritePages(outDir, (html) => addPolicy(styles.apply(html), hosts, scriptHosts));
      return Promise.resolve();
    },
  };
}
