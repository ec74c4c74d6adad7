/** An area of the library (`@category` in the declarations), described by what one does with it. */
export interface ApiArea {
  /** The name in `@category`. */
  readonly category: string;
  readonly title: string;
  readonly id: string;
  readonly purpose: string;
}

/** In the order in which a reader needs them. */
export const areas: readonly ApiArea[] = [
  {
    category: 'Connections',
    title: 'Connect and run statements',
    id: 'connections',
    purpose: 'Pools, connections, transactions, and SQL or Cypher as text.',
  },
  {
    category: 'Queries',
    title: 'Build queries',
    id: 'queries',
    purpose: 'Cypher, put together call by call.',
  },
  {
    category: 'Schema',
    title: 'Describe and check a schema',
    id: 'schema',
    purpose: 'Labels and properties as data, validation, versions and migrations, types drawn from a schema.',
  },
  {
    category: 'Loading',
    title: 'Load data',
    id: 'loading',
    purpose: 'Vertices and edges by the thousand, out of arrays and files.',
  },
  {
    category: 'SQL',
    title: 'Generate SQL',
    id: 'sql',
    purpose: 'Statements for plain tables that follow the same schema.',
  },
  {
    category: 'Core',
    title: 'Configure, and handle errors',
    id: 'core',
    purpose: 'What the other areas share.',
  },
];
