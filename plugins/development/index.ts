import path from 'node:path';
import type { Compiler } from 'webpack';
import type { Plugin } from '@docusaurus/types';
import { isNoBuildFault } from './overlay';
import { ReadOnce } from './read-once';

const root = path.resolve(__dirname, '../..');

/** None where modules are not CommonJS, as in tests. */
const loadedModules = (): readonly string[] =>
  typeof require === 'undefined' ? [] : Object.keys(require.cache);

/**
 * Makes the bundler watch the files that Node has read, and says in the terminal when one of them no longer is what the
 * pages were made from.
 */
export function tellReadOnce({ hooks }: Pick<Compiler, 'hooks'>, root: string): void {
  const read = new ReadOnce(root);
  hooks.watchRun.tap('development', ({ modifiedFiles }) => {
    for (const line of read.describeChanged(modifiedFiles ?? [])) console.warn(line);
  });
  hooks.afterCompile.tap('development', ({ fileDependencies }) => {
    fileDependencies.addAll(read.note(loadedModules()));
  });
}

/** What only the development server does. */
export default function development(): Plugin {
  if (process.env.NODE_ENV !== 'development') return { name: 'development' };
  return {
    name: 'development',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            devServer: { client: { overlay: { runtimeErrors: isNoBuildFault } } },
            plugins: [{ apply: (compiler: Compiler) => tellReadOnce(compiler, root) }],
          },
  };
}
