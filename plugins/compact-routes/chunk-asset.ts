import type { Compiler } from 'webpack';

/** What Rspack hands to its `runtimeModule` hook. */
interface RuntimeModule {
  readonly name: string;
  source?: { source: Buffer };
}

interface Compilation {
  readonly hooks: {
    readonly runtimeModule: { tap(name: string, change: (module: RuntimeModule) => void): void };
  };
}

/** Removes the map from chunk names to chunk ids, which are the same here. */
export function dropNameMap(code: string): string {
  return code.replace(/chunkId = \{[^}]*\}\[chunkId\]\|\|chunkId; /, '');
}

/**
 * Docusaurus adds a runtime function that returns the address of a chunk. It holds such a map, which grows with each
 * page.
 */
export const shortChunkAsset = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('compact-routes', (compilation) => {
      (compilation as unknown as Compilation).hooks.runtimeModule.tap('compact-routes', (module) => {
        if (module.name !== 'ChunkAssetRuntimeModule' || !module.source) return;
        module.source.source = Buffer.from(dropNameMap(module.source.source.toString('utf8')));
      });
    });
  },
};
