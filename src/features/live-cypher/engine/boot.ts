import { PGlite } from '@electric-sql/pglite';
import { runStatement, SESSION_SETUP } from '../statement-run';
import type { EngineFiles } from './download';
import { START_PARAMETERS } from './start-parameters';

/**
 * An empty WASM module (magic number and version) in place of `initdb`, which never runs: the data directory exists
 * already.
 */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** A Blob whose content stays in this thread: that of a real Blob would go to the browser's process and back. */
class HeldBlob extends Blob {
  constructor(private readonly content: ArrayBuffer) {
    super();
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.content);
  }
}

/**
 * PGlite accepts an extension only as an address, which it fetches. This replaces `fetch` so that one address of ours
 * returns the file that is already loaded; every other request goes through.
 */
function answerFetch(address: URL, content: ArrayBuffer): void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    if (asked !== address.href) return original(input, init);
    // Without this header PGlite would decompress the file itself.
    return new Response(content, { headers: { 'Content-Encoding': 'gzip' } });
  };
}

/** Loads and starts the engine with the prepared graphs. @throws DownloadError, or whatever the engine breaks with */
export async function bootEngine(files: EngineFiles): Promise<PGlite> {
  const [pgliteWasmModule, system, graphs, extension] = await Promise.all([
    WebAssembly.compileStreaming(files.stream('pglite')),
    files.read('system'),
    files.read('graphs'),
    files.read('age'),
  ]);
  const address = new URL('age.tar', globalThis.location.href);
  answerFetch(address, extension);
  const engine = await PGlite.create({
    pgliteWasmModule,
    initdbWasmModule: new WebAssembly.Module(EMPTY_MODULE),
    fsBundle: new HeldBlob(system),
    loadDataDir: new HeldBlob(graphs),
    startParams: [...PGlite.defaultStartParams, ...START_PARAMETERS],
    extensions: { age: { name: 'age', setup: () => Promise.resolve({ bundlePath: address }) } },
  });
  for (const sql of SESSION_SETUP) {
    const { error } = await runStatement(engine, sql);
    if (error) throw new Error(`${sql}: ${error.message}`);
  }
  return engine;
}
