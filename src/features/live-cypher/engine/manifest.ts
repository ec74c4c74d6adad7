/** A file of the engine in its two forms, both below `engine/<id>/`. */
export interface EngineFile {
  /**
   * `<name>.wasm` is the file as it is. All go by the type `application/wasm`, whatever is inside, because hosts
   * compress by type, and octet streams by none.
   * `<name>.packed` is the same through gzip, under an ending that no host compresses or marks as compressed.
   */
  readonly name: EngineFileName;
  /** Bytes as it is. */
  readonly bytes: number;
  /** Bytes through gzip. */
  readonly packedBytes: number;
}

/** `pglite`: the engine; `system`: PostgreSQL's own files; `age`: the extension; `graphs`: the data directory. */
export type EngineFileName = 'pglite' | 'system' | 'age' | 'graphs';

/** What `plugins/age-engine` makes when the site is built. */
export interface EngineManifest {
  /** Hash of all that the files are made from; part of their address, so that they may be kept for ever. */
  readonly id: string;
  readonly files: readonly EngineFile[];
}
