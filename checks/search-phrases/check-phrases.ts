import { parsePhrases } from '../../plugins/search-index/phrases';
import type { Finding } from '../finding';

/** The phrases of one page, as they are kept. */
export interface PhraseFile {
  /** Path from the repository's root. */
  readonly file: string;
  readonly text: string;
  /** Ids of the page's built HTML in any docs version; `null` when there is no such page. */
  readonly ids: ReadonlySet<string> | null;
}

const mostWords = 8;

/** Holds the phrases of the search to the pages: each stands for a section that is there, and is one that readers type. */
export function checkPhrases(files: readonly PhraseFile[]): Finding[] {
  return files.flatMap(checkFile);
}

function checkFile({ file, text, ids }: PhraseFile): Finding[] {
  if (!ids)
    return [{ file, message: 'There is no such page.', remedy: 'Move the file to the page’s new route.' }];
  const lines = text.split('\n');
  const lineOf = (needle: string): number =>
    lines.findIndex((line) => line.includes(JSON.stringify(needle))) + 1;
  const sections = [...parsePhrases(text, file)];
  const known = new Set<string>();
  return sections.flatMap(([anchor, phrases]) => {
    const findings: Finding[] = [];
    const find = (line: number, message: string, remedy: string): number =>
      findings.push({ file, line, message, remedy });
    if (!ids.has(anchor))
      find(lineOf(anchor), `The page has no section "${anchor}".`, 'Name the section that tells it now.');
    for (const phrase of phrases) {
      const words = phrase.trim().split(/\s+/).length;
      if (phrase.trim() === '' || words > mostWords)
        find(
          lineOf(phrase),
          `"${phrase}" has ${String(words)} words.`,
          `Write what a reader types: 1 to ${String(mostWords)} words.`,
        );
      if (known.has(phrase))
        find(
          lineOf(phrase),
          `"${phrase}" stands for two sections.`,
          'Leave it with the one that answers it.',
        );
      known.add(phrase);
    }
    return findings;
  });
}
