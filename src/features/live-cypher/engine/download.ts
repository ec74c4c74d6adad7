import type { EngineFile, EngineFileName, EngineManifest } from './manifest';

/** Bytes of all files so far, and in all. */
export type ReportBytes = (loaded: number, total: number) => void;

/** A file could not be fetched, or ended early. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

/** Caches of this site begin with this; the rest of the name is the manifest's id. */
const CACHE_PREFIX = 'age-engine-';

interface FileForm {
  readonly url: string;
  readonly bytes: number;
  readonly isPacked: boolean;
}

/** Hosts that compress like this send the plain file in fewer bytes than gzip has; `br` and `zstd` do. */
const COMPACT = /^(?:br|zstd)$/;

async function compressesWell(url: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD' });
    return ok && COMPACT.test(headers.get('content-encoding') ?? '');
  } catch {
    return false;
  }
}

/** The cache of this very engine, once those of former ones are gone; null where the browser keeps nothing. */
async function openCache(id: string): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null;
  try {
    const name = `${CACHE_PREFIX}${id}`;
    for (const each of await caches.keys()) {
      if (each.startsWith(CACHE_PREFIX) && each !== name) await caches.delete(each);
    }
    return await caches.open(name);
  } catch {
    return null;
  }
}

/** Passes bytes on while counting them, and fails when there are fewer or more than there should be. */
function countBytes(
  form: FileForm,
  report: (bytes: number) => void,
  forget: () => void,
): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      report(chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush() {
      if (seen === form.bytes) return;
      forget();
      throw new DownloadError(`${form.url} ended after ${seen} of ${form.bytes} bytes.`);
    },
  });
}

const unpack = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  // The types of lib.dom know the stream's input as BufferSource, which a Uint8Array is.
  body.pipeThrough(new DecompressionStream('gzip') as unknown as TransformStream<Uint8Array, Uint8Array>);

/** The files of the engine, from this browser's cache or from the site. */
export class EngineFiles {
  private loaded = 0;
  private readonly total: number;
  private readonly writes: Promise<boolean>[] = [];

  private constructor(
    private readonly forms: ReadonlyMap<EngineFileName, FileForm>,
    private readonly cached: ReadonlySet<string>,
    private readonly cache: Cache | null,
    private readonly report: ReportBytes,
  ) {
    this.total = [...forms.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /**
   * Chooses the form of each file: what the cache has, else the plain one where the host compresses it well on the
   * way, else the packed one.
   *
   * @param base - address of the folder that holds `engine/<id>/`, with a slash at its end
   */
  static async open(manifest: EngineManifest, base: string, report: ReportBytes): Promise<EngineFiles> {
    const cache = await openCache(manifest.id);
    const cached = new Set((await cache?.keys().catch(() => []))?.map(({ url }) => url));
    const choose = async ({ name, bytes, packedBytes }: EngineFile): Promise<[EngineFileName, FileForm]> => {
      const folder = `${base}engine/${manifest.id}/`;
      const plain = { url: `${folder}${name}.wasm`, bytes, isPacked: false };
      const packed = { url: `${folder}${name}.packed`, bytes: packedBytes, isPacked: true };
      if (cached.has(packed.url)) return [name, packed];
      if (cached.has(plain.url)) return [name, plain];
      return [name, (await compressesWell(plain.url)) ? plain : packed];
    };
    return new EngineFiles(new Map(await Promise.all(manifest.files.map(choose))), cached, cache, report);
  }

  /** Whether this browser keeps the files for the next visit; false without room for them, say. */
  async areKept(): Promise<boolean> {
    return this.cache !== null && (await Promise.all(this.writes)).every((isWritten) => isWritten);
  }

  private async fetchFile({ url }: FileForm): Promise<Response> {
    const kept = this.cached.has(url) ? await this.cache?.match(url).catch(() => undefined) : undefined;
    if (kept) return kept;
    // A hash is in the address: what the HTTP cache has is right, and not worth keeping twice.
    const response = await fetch(url).catch((error: unknown) => {
      throw new DownloadError(`${url}: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (!response.ok) throw new DownloadError(`${url} answered ${response.status}.`);
    if (this.cache) this.keep(url, response.clone());
    return response;
  }

  private keep(url: string, response: Response): void {
    if (!this.cache) return;
    this.writes.push(
      this.cache.put(url, response).then(
        () => true,
        () => false,
      ),
    );
  }

  private forget(url: string): void {
    void this.cache?.delete(url).catch(() => false);
  }

  /**
   * A file's plain content, as it comes in.
   *
   * @throws DownloadError, also from the stream, when the connection breaks or the file ends early
   */
  async read(name: EngineFileName): Promise<ReadableStream<Uint8Array>> {
    const form = this.forms.get(name);
    if (!form) throw new DownloadError(`The engine has no file "${name}".`);
    const { body } = await this.fetchFile(form);
    if (!body) throw new DownloadError(`${form.url} has no content.`);
    const count = (bytes: number): void => {
      this.loaded += bytes;
      this.report(this.loaded, this.total);
    };
    const counted = body.pipeThrough(countBytes(form, count, () => this.forget(form.url)));
    return form.isPacked ? unpack(counted) : counted;
  }

  /** The same in one piece. @throws DownloadError when it cannot be read to its end */
  async readBlob(name: EngineFileName): Promise<Blob> {
    const stream = await this.read(name);
    try {
      return await new Response(stream).blob();
    } catch (error) {
      throw error instanceof DownloadError ? error : new DownloadError(`${name}: ${String(error)}`);
    }
  }
}
