import type { Plugin } from '@docusaurus/types';
import { rewritePages } from '../background/rewrite-pages';
import { addPolicy } from './policy';

interface Options {
  /** Hosts that scripts may call besides this site. */
  readonly hosts: readonly string[];
  /** Hosts that scripts may come from besides this site. */
  readonly scriptHosts: readonly string[];
}

/** Adds a Content-Security-Policy to every page after the build, with a hash for each inline script. */
export default function contentSecurityPolicy(options: Options): Plugin {
  return {
    name: 'content-security-policy',
    postBuild({ outDir }) {
      rewritePages(outDir, (html) => addPolicy(html, options.hosts, options.scriptHosts));
      return Promise.resolve();
    },
  };
}
