import { Engine } from '../engine/engine';
import { passesFacets } from '../engine/facets';
import {
  indexFormat,
  manifestName,
  type IndexFile,
  type IndexManifest,
  type TextFile,
} from '../engine/index-file';
import { DamagedIndexError } from '../engine/unpack';
import type { FacetFilters } from '../protocol';

export type FetchJson = (address: string, options?: RequestInit) => Promise<unknown>;

interface OpenedIndex {
  readonly file: IndexFile;
  texts: TextFile | null;
  /** Settles when the texts are loaded or have failed; snippets are left out then. `null` before they are requested. */
  textsLoaded: Promise<void> | null;
}

/**
 * Fetches index files when they are needed and keeps one engine per set of them. A file that failed is fetched again
 * the next time.
 */
export class IndexStore {
  private manifest: Promise<IndexManifest> | null = null;
  private readonly opened = new Map<string, Promise<OpenedIndex>>();
  private readonly engines = new Map<string, Promise<Engine>>();
  /** Fetch options. After a damaged file they bypass the browser's cache, which may keep that file for a year. */
  private asking: RequestInit | undefined;

  constructor(
    private readonly folder: string,
    private readonly site: string,
    private readonly fetchJson: FetchJson,
  ) {}

  /**
   * The engine for all indexes whose hits can pass the filters.
   *
   * @throws Error when a file cannot be fetched, and DamagedIndexError when it is invalid
   */
  async engineFor(facetFilters: FacetFilters | undefined): Promise<Engine> {
    const entries = await this.entriesFor(facetFilters);
    const key = entries.map(({ source }) => source.name).join(' ');
    return this.once(this.engines, key, async () => {
      const indexes = await Promise.all(entries.map((entry) => this.open(entry)));
      const byName = new Map(indexes.map((index) => [index.file.source.name, index]));
      return new Engine(
        indexes.map(({ file }) => file),
        { site: this.site, textOf: (source, record) => byName.get(source)?.texts?.texts[record] ?? null },
      );
    });
  }

  /**
   * Waits for the texts of the same indexes. If a text file cannot be fetched, only snippets are missing.
   *
   * @returns whether texts were loaded that were not there before
   * @throws as `engineFor`, for the indexes themselves
   */
  async textsFor(facetFilters: FacetFilters | undefined): Promise<boolean> {
    const entries = await this.entriesFor(facetFilters);
    const came = await Promise.all(
      entries.map(async (entry) => {
        const opened = await this.open(entry);
        const before = opened.texts;
        await this.loadTexts(opened, entry.text);
        return opened.texts !== before;
      }),
    );
    return came.includes(true);
  }

  private async entriesFor(facetFilters: FacetFilters | undefined): Promise<IndexManifest['indexes']> {
    this.manifest ??= this.fetchManifest();
    try {
      return (await this.manifest).indexes.filter(({ source }) => passesFacets(source, facetFilters));
    } catch (error) {
      this.manifest = null;
      throw error;
    }
  }

  private async fetchManifest(): Promise<IndexManifest> {
    // The index files have hashed names and may be cached for ever, so the manifest that lists them must not be.
    const manifest = (await this.fetchJson(this.folder + manifestName, {
      cache: 'no-cache',
    })) as Partial<IndexManifest>;
    if (manifest.format !== indexFormat || !Array.isArray(manifest.indexes)) {
      throw new DamagedIndexError(
        `The search index was made by another build of the site (format ${manifest.format}).`,
      );
    }
    return manifest as IndexManifest;
  }

  private open(entry: IndexManifest['indexes'][number]): Promise<OpenedIndex> {
    return this.once(this.opened, entry.index, async () => {
      const file = await this.read(entry.index, (content) => asIndexFile(content, entry.index));
      const opened: OpenedIndex = { file, texts: null, textsLoaded: null };
      void this.loadTexts(opened, entry.text);
      return opened;
    });
  }

  private loadTexts(opened: OpenedIndex, name: string): Promise<void> {
    opened.textsLoaded ??= this.read(name, (content) => asTextOf(opened.file, content)).then(
      (texts) => {
        opened.texts = texts;
      },
      (error: unknown) => {
        // Texts of another build are ignored without a warning: the hits are right without snippets.
        if (error instanceof DamagedIndexError) return;
        console.warn('Search results have no snippets:', error);
        opened.textsLoaded = null;
      },
    );
    return opened.textsLoaded;
  }

  /**
   * The browser's cache may hold a file that is truncated or of another build, so an unusable file is fetched once
   * more, bypassing the cache.
   */
  private async read<File>(name: string, check: (content: unknown) => File): Promise<File> {
    const fetchWith = async (options?: RequestInit): Promise<File> =>
      check(await this.fetchJson(this.folder + name, options));
    return fetchWith(this.asking).catch(() => fetchWith({ cache: 'reload' }));
  }

  private once<Value>(
    cache: Map<string, Promise<Value>>,
    key: string,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const known = cache.get(key);
    if (known) return known;
    const made = make();
    cache.set(key, made);
    made.catch((error: unknown) => {
      if (error instanceof DamagedIndexError) this.asking = { cache: 'reload' };
      // A damaged file may be complete the next time, and a new build may have replaced the manifest. The engines are
      // dropped too: a kept engine would not get the texts of indexes that are opened again.
      this.engines.clear();
      this.opened.clear();
      this.manifest = null;
    });
    return made;
  }
}

function asTextOf({ build }: IndexFile, content: unknown): TextFile {
  if ((content as TextFile).build !== build) throw new DamagedIndexError('The texts are of another build.');
  return content as TextFile;
}

function asIndexFile(content: unknown, name: string): IndexFile {
  const format = (content as Partial<IndexFile> | null)?.format;
  if (format !== indexFormat)
    throw new DamagedIndexError(`The search index ${name} has format ${String(format)}.`);
  return content as IndexFile;
}
