import { PGlite } from '@electric-sql/pglite';
import { runStatement, SESSION_SETUP } from '../statement-run';
import type { EngineFiles } from './download';

/** Magic number and version of an empty module: the data directory is made already, so `initdb` never runs. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const compileEngine = async (files: EngineFiles): Promise<WebAssembly.Module> => {
  const headers = { 'Content-Type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(await files.read('pglite'), { headers }));
};

/**
 * PGlite fetches an extension by its address and takes nothing else. One address of our own gets the file that is here
 * already; every other request goes through.
 */
function answerFetch(address: URL, content: Blob): void {
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
  const [pgliteWasmModule, fsBundle, loadDataDir, extension] = await Promise.all([
    compileEngine(files),
    files.readBlob('system'),
    files.readBlob('graphs'),
    files.readBlob('age'),
  ]);
  const address = new URL('age.tar', globalThis.location.href);
  answerFetch(address, extension);
  const engine = await PGlite.create({
    pgliteWasmModule,
    initdbWasmModule: new WebAssembly.Module(EMPTY_MODULE),
    fsBundle,
    loadDataDir,
    extensions: { age: { name: 'age', setup: () => Promise.resolve({ bundlePath: address }) } },
  });
  for (const sql of SESSION_SETUP) {
    const { error } = await runStatement(engine, sql);
    if (error) throw new Error(`${sql}: ${error.message}`);
  }
  return engine;
}
