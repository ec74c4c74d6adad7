/** Written by `plugins/age-engine` before the site is bundled: an `EngineManifest`. */
declare module '@engine-manifest' {
  const manifest: {
    readonly id: string;
    readonly files: readonly {
      readonly name: 'pglite' | 'system' | 'age' | 'graphs';
      readonly bytes: number;
      readonly packedBytes: number;
    }[];
  };
  export default manifest;
}

/** The bundler's public path: the site's base path. */
declare const __webpack_public_path__: string;
