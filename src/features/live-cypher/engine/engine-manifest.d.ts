/** Written by `plugins/age-engine` before the site is bundled. */
declare module '@engine-manifest' {
  import type { EngineManifest } from './manifest';

  const manifest: EngineManifest;
  export default manifest;
}

/** The bundler's public path: the site's base path. */
declare const __webpack_public_path__: string;
