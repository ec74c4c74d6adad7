/** The versions of the documentation, oldest first. `next` is the unreleased one. */
export const DOC_VERSIONS = ['0.3.0', 'next'] as const;
export type DocVersion = (typeof DOC_VERSIONS)[number];

/** The released version readers land on, served at `docs/`. */
export const LATEST_VERSION: DocVersion = '0.3.0';

/** The folder that holds the pages of a version, from the repository's root. */
export const docsFolderOf = (version: string): string =>
  version === 'next' ? 'docs' : `versioned_docs/version-${version}`;

/**
 * The version whose folder holds a page.
 *
 * @param file - path from the repository's root, with forward slashes
 * @returns `undefined` for a page outside the docs
 */
export const docsVersionOf = (file: string): string | undefined =>
  file.startsWith('docs/') ? 'next' : /^versioned_docs\/version-([^/]+)\//.exec(file)?.[1];

/** Where the docs of a version begin, below the site's base path (specification 2.3). */
export const docsBaseOf = (version: DocVersion): string =>
  version === LATEST_VERSION ? '/docs/' : `/docs/${version}/`;

/** The areas of the library, in the order in which the troubleshooting page tells them. */
export const LIMIT_AREAS = [
  'connection',
  'execution',
  'transaction',
  'errors',
  'query',
  'parameters',
  'schema',
  'migration',
  'sql',
  'loading',
  'crud',
  'age',
] as const;
export type LimitArea = (typeof LIMIT_AREAS)[number];

/**
 * One known limit. The texts are single paragraphs of inline Markdown (code, emphasis); they are turned into page
 * content at build time.
 */
export interface Limit {
  /** Kebab case; also the anchor on the troubleshooting page, so it never changes once published. */
  readonly id: string;
  readonly title: string;
  readonly versions: readonly DocVersion[];
  readonly area: LimitArea;
  /** `Class`, `Class.member` or `function`, as the library's declarations name them. */
  readonly api: readonly string[];
  /** What the reader sees. */
  readonly symptom: string;
  /** Exact message texts, or the fixed part of one; what a reader would paste into the search. */
  readonly messages?: readonly string[];
  readonly cause: string;
  /** What to do. */
  readonly instead: string;
  /** Route of the page that explains it, without version prefix, e.g. `how-to-guides/error-handling`. */
  readonly page: string;
}

/** For entries that hold in every documented version. */
export const ALL_VERSIONS: readonly DocVersion[] = DOC_VERSIONS;
export const ONLY_0_3_0: readonly DocVersion[] = ['0.3.0'];
/** For entries that came after 0.3.0, which hold in Next and in every version cut from it. */
export const AFTER_0_3_0: readonly DocVersion[] = DOC_VERSIONS.filter((version) => version !== '0.3.0');

/** How an area is headed on a page. */
export const AREA_TITLES: Readonly<Record<LimitArea, string>> = {
  connection: 'Connecting and setting up',
  execution: 'Running statements and reading rows',
  transaction: 'Transactions',
  errors: 'Errors',
  query: 'Query builders',
  parameters: 'Parameters and untrusted input',
  schema: 'Schema and validation',
  migration: 'Comparing and migrating schemas',
  sql: 'SQL generator',
  loading: 'Loading data',
  crud: 'Vertex, edge and batch operations',
  age: 'Apache AGE itself',
};
