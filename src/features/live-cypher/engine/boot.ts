import { PGlite } from '@electric-sql/pglite';
import { runStatement, SESSION_SETUP } from '../statement-run';
import type { EngineFiles } from './download';
import { START_PARAMETERS } from './start-parameters';

/** Magic number and version of an empty module: the data directory is made already, so `initdb` never runs. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Content that is in this thread already: a Blob of its own would go to the browser's process and back. */
class HeldBlob extends Blob {
  constructor(private readonly content: ArrayBuffer) {
    super();
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.content);
  }
}

/**
 * PGlite fetches an extension by its address and takes nothing else. One address of our own gets the file that is here
 * already; every other request goes through.
 */
function answerFetch(address: URL, content: ArrayBuffer): void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    if (asked !== address.href) return original(input, init);
    // PGlite unpacks what does not come with this header.
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
