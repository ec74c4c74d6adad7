import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compilation, Compiler, WebpackError } from 'webpack';
import { sayFault } from './say-fault';

/** The bundler's error, with the loader's error inside if a loader threw. */
interface BuildError extends WebpackError {
  readonly error?: { readonly message?: string };
}

function shorten(compilation: Compilation, root: string): void {
  for (const [index, error] of ([...compilation.errors] as BuildError[]).entries()) {
    const resource = (error.module as { readonly resource?: string } | null)?.resource ?? '';
    const sentence = sayFault(root, { message: error.error?.message ?? error.message, resource });
    if (sentence === undefined) continue;
    const short = new compilation.compiler.webpack.WebpackError(sentence);
    short.stack = '';
    compilation.errors.splice(index, 1, short);
  }
}

/**
 * Reduces the error for each faulty page to one sentence. Docusaurus prints a heading above the errors, and below them
 * the same again with stacks.
 */
export default function pageFaults({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'page-faults',
    configureWebpack: () => ({
      plugins: [
        {
          apply({ hooks }: Compiler) {
            hooks.afterCompile.tap('page-faults', (compilation) => shorten(compilation, siteDir));
          },
        },
      ],
    }),
  };
}
