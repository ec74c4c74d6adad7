/** Types of what the bench uses of the peers, which are installed only for a run of the bench (`install.ts`). */
declare module 'lunr' {
  export interface Token {
    toString(): string;
  }
  export interface Index {
    search(query: string): { readonly ref: string; readonly score: number }[];
    query(build: (query: { term(term: string, options: object): void }) => void): { readonly ref: string }[];
  }
  export interface Builder {
    ref(name: string): void;
    field(name: string, options?: { readonly boost: number }): void;
    add(document: object): void;
  }
  export interface Lunr {
    (build: (this: Builder) => void): Index;
    Index: { load(json: unknown): Index };
    Query: { wildcard: { TRAILING: number } };
    tokenizer: (text: string) => Token[];
  }
  const lunr: Lunr;
  export default lunr;
}

declare module '@orama/orama' {
  export interface Database {
    readonly brand: 'orama';
  }
  export function create(options: object): Database;
  export function insertMultiple(database: Database, documents: readonly object[]): Promise<unknown>;
  export function save(database: Database): unknown;
  export function load(database: Database, raw: unknown): void;
  export function search(
    database: Database,
    options: object,
  ): { readonly hits: readonly { readonly document: { readonly route: string } }[] };
}

declare module 'pagefind' {
  interface Index {
    addHTMLFile(file: {
      readonly sourcePath: string;
      readonly content: string;
    }): Promise<{ errors: string[] }>;
    writeFiles(options: { readonly outputPath: string }): Promise<{ errors: string[] }>;
  }
  export function createIndex(): Promise<{ readonly index: Index; readonly errors: string[] }>;
  export function close(): Promise<void>;
}

declare module 'easyops-worker' {
  export class SearchWorker {
    search(
      baseUrl: string,
      context: string,
      input: string,
      limit: number,
    ): Promise<readonly { readonly document: { readonly u: string } }[]>;
  }
}
