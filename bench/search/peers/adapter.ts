/** What the bench's page calls, the same for every engine. Files were fetched before, as text by name. */
export interface Adapter {
  /** Names of the files to load, where the engine has to ask for them first. */
  findFiles?(): Promise<readonly string[]>;
  /** From the bytes of the files to an engine that can answer. */
  load(files: Readonly<Record<string, string>>): Promise<void> | void;
  /** What comes after the first result, such as the texts of snippets. */
  loadLater?(files: Readonly<Record<string, string>>): Promise<void>;
  /** Routes of pages, best first, as the engine's reader would see them. */
  search(query: string): Promise<readonly string[]> | readonly string[];
  /** As many as are scored, where readers see fewer at first. */
  rank?(query: string): Promise<readonly string[]>;
}

declare global {
  var adapter: Adapter;
}

export const unique = (routes: readonly string[]): string[] => [...new Set(routes)];

/** What lunr and Orama are given: the sections of the site's own records, plain. */
export interface PlainRecord {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}
