/** A file of the engine in its two forms, both below `engine/<id>/`. */
export interface EngineFile {
  /**
   * `<name>.wasm` is the plain file. Every file has this ending, and so the type `application/wasm`, whatever its
   * content: hosts decide by type what they compress, and do not compress octet streams. `<name>.packed` is the same
   * file compressed by gzip, with an ending that no host compresses or marks as compressed.
   */
  readonly name: EngineFileName;
  /** Bytes of the plain file. */
  readonly bytes: number;
  /** Bytes of the gzip file. */
  readonly packedBytes: number;
}

/** `pglite`: the engine; `system`: PostgreSQL's own files; `age`: the extension; `graphs`: the data directory. */
export type EngineFileName = 'pglite' | 'system' | 'age' | 'graphs';

/** What `plugins/age-engine` makes when the site is built. */
export interface EngineManifest {
  /**
   * Hash of everything that the files are made from. It is part of their address, so that they may be cached for ever.
   */
  readonly id: string;
  readonly files: readonly EngineFile[];
}
