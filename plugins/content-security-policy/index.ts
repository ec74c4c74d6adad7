import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
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
    async postBuild({ outDir }) {
      const names = await readdir(outDir, { recursive: true });
      for (const name of names.filter((file) => file.endsWith('.html'))) {
        const file = path.join(outDir, name);
        await writeFile(file, addPolicy(await readFile(file, 'utf8'), options.hosts, options.scriptHosts));
      }
    },
  };
}
