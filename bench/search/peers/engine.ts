import type { SearchPage } from '../../../plugins/search-index/records';

/** One engine, ready to be measured: its script and the files it has to have before it can answer. */
export interface PreparedEngine {
  readonly name: string;
  readonly folder: string;
  /** Files the reader's browser needs before the first result; Pagefind and the embedded engine find their own. */
  readonly files: readonly string[];
  /**
   * Files that are loaded after the first result: they affect the time per keystroke, not the bytes before the first
   * result.
   */
  readonly later?: readonly string[];
  /** Only the order of its answers means something. */
  readonly isSimulation?: true;
}

/** What is indexed: the pages of one docs version and of the rest of the site. */
export interface Indexed {
  /** The folder of the built site. */
  readonly site: string;
  readonly version: string;
  readonly pages: readonly SearchPage[];
}

/** Builds an engine's index. @throws Error when the engine cannot be run here */
export type Prepare = (indexed: Indexed) => Promise<PreparedEngine>;
