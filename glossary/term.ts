/** The groups of terms, in the order in which the glossary lists them. */
export const TERM_GROUPS = ['graph', 'age', 'cypher', 'postgresql', 'library'] as const;
export type TermGroup = (typeof TERM_GROUPS)[number];

export const GROUP_TITLES: Readonly<Record<TermGroup, string>> = {
  graph: 'Graphs',
  age: 'Apache AGE',
  cypher: 'Cypher',
  postgresql: 'PostgreSQL',
  library: 'This library',
};

/** A sample under a definition. Cypher runs on the bicycle graph (`graphs/`), and so does `sql`. */
interface TermExample {
  readonly language: 'cypher' | 'sql' | 'ts' | 'text';
  readonly code: string;
}

export interface Term {
  /** Kebab case of the term; also its anchor on the glossary page. */
  readonly id: string;
  readonly term: string;
  /** Other words for it; the filter finds them too. */
  readonly aliases: readonly string[];
  readonly group: TermGroup;
  /** One plain sentence: the hover card. */
  readonly short: string;
  /** A few sentences of inline Markdown that go on from `short`. */
  readonly long: string;
  readonly example?: TermExample;
  /** Ids of other terms. */
  readonly seeAlso: readonly string[];
  /** Route of the page that explains it, without version prefix, e.g. `architecture/query-processing`. */
  readonly page: string;
}
