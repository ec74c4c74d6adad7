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
  /** Settles when the texts are there or did not come; snippets are left out then. `null` before they are asked for. */
  textsLoaded: Promise<void> | null;
}

/**
 * Fetches index files when they are asked for and keeps one engine per set of them. What failed is fetched again the
 * next time.
 */
export class IndexStore {
  private manifest: Promise<IndexManifest> | null = null;
  private readonly opened = new Map<string, Promise<OpenedIndex>>();
  private readonly engines = new Map<string, Promise<Engine>>();
  /** How files are asked for: past the browser's cache once one of them was damaged, which it may keep for a year. */
  private asking: RequestInit | undefined;

  constructor(
    private readonly folder: string,
    private readonly site: string,
    private readonly fetchJson: FetchJson,
  ) {}

  /**
   * The engine for all indexes whose hits can pass the filters.
   *
   * @throws Error when a file does not come, and DamagedIndexError when it is not what it should be
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
   * Waits for the texts of the same indexes. A text file that does not come costs the snippets, nothing else.
   *
   * @returns whether some came that were not there before
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
    // Hashed files may be cached for ever, so the list of them must not be.
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
        // Texts of another build are left out without a word: the index is what the reader asked for.
        if (error instanceof DamagedIndexError) return;
        console.warn('Search results have no snippets:', error);
        opened.textsLoaded = null;
      },
    );
    return opened.textsLoaded;
  }

  /** The browser may keep what came cut off or from another build: what is no use is fetched once more, past its cache. */
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
      // A damaged file may be whole the next time, and a new build may have replaced the list. An engine that is kept would
      // not learn of texts that come for indexes opened anew.
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
