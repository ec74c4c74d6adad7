import { hashFiles, isCode, keyOf } from '../../repository-files/hash-files';
import { installedVersion } from '../../repository-files/installed-version';

/** Code that finds types and colours code. */
const sources = [
  'plugins/breakable-names',
  'plugins/code-blocks',
  'plugins/declarations',
  'plugins/repository-files',
  'src/features/statement-editor/cypher-words.ts',
];

const packages = ['shiki', '@shikijs/langs', '@shikijs/transformers', 'twoslash'];

/**
 * A hash of the code that finds types and colours code. Highlighted HTML is cached under it, so a change of that code
 * makes it anew.
 */
export const hashOfHighlighting = (root: string): string =>
  keyOf(
    hashFiles(root, sources, isCode),
    ...packages.map((name) => `${name}@${installedVersion(root, name)}`),
  );
