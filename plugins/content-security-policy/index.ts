import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { writeWhole } from '../background/write-whole';
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
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        writeWhole(file, addPolicy(readFileSync(file, 'utf8'), options.hosts, options.scriptHosts));
      }
      return Promise.resolve();
    },
  };
}
