import type { Finding } from './finding';
import { lineOfId } from './line-of-id';

interface Entry {
  readonly id: string;
  /** The file it stands in, from the repository's root. */
  readonly file: string;
}

/**
 * Finds entries with the id of an earlier entry: an address or link with that id would be ambiguous.
 *
 * @param read - Gives a file's text.
 */
export function findDuplicateIds(
  entries: readonly Entry[],
  read: (file: string) => string,
): readonly Finding[] {
  return entries.flatMap(({ id, file }, at) => {
    const earlier = entries.slice(0, at).filter((entry) => entry.id === id);
    const [first] = earlier;
    if (!first) return [];
    const line = lineOfId(read(file), id, earlier.filter((entry) => entry.file === file).length);
    const other = `${first.file}:${lineOfId(read(first.file), id)}`;
    return [
      { file, line, message: `The id "${id}" is taken by ${other}.`, remedy: 'Give one of them another id.' },
    ];
  });
}
