import { keptFile } from '../graph-picture/kept';

/** Files and folders besides code and declarations that the steps of a page read, from the repository's root. */
export const pageData: readonly string[] = [
  'bench/results',
  'plugins/playground/pictures',
  'src/features/diagrams/svg',
  keptFile,
  'versions.json',
];
