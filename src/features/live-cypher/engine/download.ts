import type { EngineFile, EngineFileName, EngineManifest } from './manifest';

/** Called with the bytes of all files so far, and with their total. */
export type ReportBytes = (loaded: number, total: number) => void;

/** A file could not be fetched, or ended early. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

/** Prefix of the names of this site's caches; the manifest's id follows. */
const CACHE_PREFIX = 'age-engine-';

/** Where a file is fetched from, and how many bytes that transfers. */
interface FileSource {
  /** The address that is fetched. */
  readonly url: string;
  /** The cache key of the plain content, which is the address of the plain file. */
  readonly key: string;
  readonly bytes: number;
  readonly isPacked: boolean;
  readonly isKept: boolean;
}

/** Content encodings that send the plain file in fewer bytes than gzip: `br` and `zstd`. */
const COMPACT = /^(?:br|zstd)$/;

async function compressesWell(url: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD' });
    return ok && COMPACT.test(headers.get('content-encoding') ?? '');
  } catch {
    return false;
  }
}

/**
 * Opens the cache of this version of the engine and deletes those of other versions; null if the browser has no caches.
 */
async function openCache(id: string): Promise<Cache | null> {
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

/** Counts bytes as they pass, and fails if their number is wrong at the end. */
function countBytes(
  { url, bytes }: FileSource,
  report: (bytes: number) => void,
): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      report(chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush() {
      if (seen !== bytes) throw new DownloadError(`${url} ended after ${seen} of ${bytes} bytes.`);
    },
  });
}

const unpack = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  // The types of lib.dom declare the stream's input as BufferSource, which includes Uint8Array.
  body.pipeThrough(new DecompressionStream('gzip') as unknown as TransformStream<Uint8Array, Uint8Array>);

/** The engine is compiled while it is downloaded (streaming compilation), which requires this content type. */
const asWasm = (body: BodyInit): Response =>
  new Response(body, { headers: { 'Content-Type': 'application/wasm' } });

const asDownloadError = (error: unknown): DownloadError => new DownloadError(String(error));

/** The files of the engine, from this browser's cache or from the site. */
export class EngineFiles {
  private loaded = 0;
  private readonly total: number;
  /** Files that were downloaded and are not stored in the cache yet, by key. */
  private readonly arrived = new Map<string, Response>();
  private readonly arriving: Promise<void>[] = [];

  private constructor(
    private readonly sources: ReadonlyMap<EngineFileName, FileSource>,
    private readonly cache: Cache | null,
    private readonly report: ReportBytes,
  ) {
    this.total = [...sources.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /**
   * Chooses the source of each file: the cache, else the plain file if the host compresses it well in transit, else the
   * packed file. One request to the host decides this for all files.
   *
   * @param base - address of the folder that contains `engine/<id>/`, with a trailing slash
   */
  static async open(manifest: EngineManifest, base: string, report: ReportBytes): Promise<EngineFiles> {
    const cache = await openCache(manifest.id);
    const kept = new Set((await cache?.keys().catch(() => []))?.map(({ url }) => url));
    const folder = `${base}engine/${manifest.id}/`;
    const keyOf = ({ name }: EngineFile): string => `${folder}${name}.wasm`;
    const missing = manifest.files.find((file) => !kept.has(keyOf(file)));
    const isPacked = missing !== undefined && !(await compressesWell(keyOf(missing)));
    const sources = manifest.files.map((file): [EngineFileName, FileSource] => {
      const { name, bytes, packedBytes } = file;
      const key = keyOf(file);
      if (kept.has(key)) return [name, { url: key, key, bytes, isPacked: false, isKept: true }];
      if (!isPacked) return [name, { url: key, key, bytes, isPacked, isKept: false }];
      return [name, { url: `${folder}${name}.packed`, key, bytes: packedBytes, isPacked, isKept: false }];
    });
    return new EngineFiles(new Map(sources), cache, report);
  }

  /**
   * Stores downloaded files for the next visit, uncompressed, so that reading them takes no work. Call it once the
   * engine runs, because writing takes time of a core that the start needs.
   *
   * @returns false if this browser stores nothing, for example because there is no room
   */
  async keep(): Promise<boolean> {
    await Promise.all(this.arriving);
    if (!this.cache) return false;
    const { cache, arrived } = this;
    const writes = [...arrived].map(async ([key, response]) => cache.put(key, response));
    arrived.clear();
    return (await Promise.allSettled(writes)).every(({ status }) => status === 'fulfilled');
  }

  /** Deletes this browser's copies, so that a start which failed on a damaged one does not fail again. */
  async forget(): Promise<void> {
    const keys = [...this.sources.values()].map(({ key }) => key);
    await Promise.allSettled(keys.map(async (key) => this.cache?.delete(key)));
  }

  /** Whether this browser has a copy of any file. */
  get hasKept(): boolean {
    return [...this.sources.values()].some(({ isKept }) => isKept);
  }

  /** Whether this browser has a copy of the file, so that it takes no request. */
  isKept(name: EngineFileName): boolean {
    return this.sourceOf(name).isKept;
  }

  private count(bytes: number): void {
    this.loaded += bytes;
    this.report(this.loaded, this.total);
  }

  private async findKept({ key, isKept }: FileSource): Promise<Response | undefined> {
    return isKept ? this.cache?.match(key).catch(() => undefined) : undefined;
  }

  /** A copy of this browser, unless it cannot be read or is damaged. */
  private async readKept(source: FileSource): Promise<ArrayBuffer | undefined> {
    const content = await (await this.findKept(source))?.arrayBuffer().catch(() => undefined);
    if (content?.byteLength !== source.bytes) return undefined;
    this.count(source.bytes);
    return content;
  }

  private async download(source: FileSource): Promise<ReadableStream<Uint8Array>> {
    // The address contains a hash, so a copy in the HTTP cache is always right.
    const { ok, status, body } = await fetch(source.url).catch((error: unknown) => {
      throw asDownloadError(error);
    });
    if (!ok) throw new DownloadError(`${source.url} answered ${status}.`);
    if (!body) throw new DownloadError(`${source.url} has no content.`);
    const counted = body.pipeThrough(countBytes(source, (bytes) => this.count(bytes)));
    return source.isPacked ? unpack(counted) : counted;
  }

  private sourceOf(name: EngineFileName): FileSource {
    const source = this.sources.get(name);
    if (!source) throw new DownloadError(`The engine has no file "${name}".`);
    return source;
  }

  /**
   * A file as a stream, suitable for streaming compilation.
   *
   * @throws DownloadError, also from the body, when the connection breaks or the file ends early
   */
  async stream(name: EngineFileName): Promise<Response> {
    const source = this.sourceOf(name);
    const kept = await this.findKept(source);
    if (kept) {
      this.count(source.bytes);
      return kept;
    }
    const [used, copy] = (await this.download(source)).tee();
    const arrival = new Response(copy).arrayBuffer().then(
      (content) => void this.arrived.set(source.key, asWasm(content)),
      // The other branch of the stream reports the error.
      () => undefined,
    );
    this.arriving.push(arrival);
    return asWasm(used);
  }

  /** A file in one piece. @throws DownloadError when it cannot be read to its end */
  async read(name: EngineFileName): Promise<ArrayBuffer> {
    const source = this.sourceOf(name);
    const kept = await this.readKept(source);
    if (kept) return kept;
    try {
      const content = await new Response(await this.download(source)).arrayBuffer();
      // `asWasm` copies the content, because the engine writes into the buffer that it gets.
      this.arrived.set(source.key, asWasm(content));
      return content;
    } catch (error) {
      throw asDownloadError(error);
    }
  }
}
