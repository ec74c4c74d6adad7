import { parsePhrases } from '../../plugins/search-index/phrases';
import { suchAs } from '../../plugins/repository-files/near-names';
import type { Finding } from '../finding';
import { findPlaces } from './find-places';

/** The phrases of one page, as they are kept. */
export interface PhraseFile {
  /** Path from the repository's root. */
  readonly file: string;
  readonly text: string;
  /** Anchors of the sections that the search knows of the page, in any docs version; `null` when there is no such page. */
  readonly anchors: ReadonlySet<string> | null;
}

const mostWords = 8;

/**
 * Checks the phrases of the search against the pages: each must belong to an existing section, and be something that
 * readers type.
 */
export function checkPhrases(files: readonly PhraseFile[]): Finding[] {
  if (files.length === 0)
    return [
      {
        file: 'plugins/search-index/phrases',
        message: 'There are no phrases here, so that none was looked at.',
        remedy: 'Put them back, or let plugins/search-index/phrases.ts say where they are kept now.',
      },
    ];
  return files.flatMap(checkFile);
}

function checkFile({ file, text, anchors }: PhraseFile): Finding[] {
  if (!anchors)
    return [{ file, message: 'There is no such page.', remedy: 'Move the file to the page’s new route.' }];
  const sections = [...parsePhrases(text, file)];
  const places = findPlaces(text);
  /** The section that each phrase stood for first. */
  const known = new Map<string, string>();
  return sections.flatMap(([anchor, phrases]) => {
    const place = places.get(anchor);
    const findings: Finding[] = [];
    const find = (line: number | undefined, message: string, remedy: string): number =>
      findings.push({ file, line, message, remedy });
    if (!anchors.has(anchor))
      find(
        place?.line,
        `The search knows no section "${anchor}" of the page.`,
        `Name the section that tells it now${suchAs(anchor, anchors)}.`,
      );
    phrases.forEach((phrase, index) => {
      const line = place?.phrases[index];
      const words = phrase.split(/\s+/).filter(Boolean).length;
      if (words === 0 || words > mostWords)
        find(
          line,
          `"${phrase}" has ${String(words)} words.`,
          `Write what a reader types: 1 to ${String(mostWords)} words.`,
        );
      const first = known.get(phrase);
      if (first === anchor) find(line, `"${phrase}" stands here twice.`, 'Take one of them away.');
      else if (first !== undefined)
        find(line, `"${phrase}" stands for two sections.`, 'Leave it with the one that answers it.');
      else known.set(phrase, anchor);
    });
    return findings;
  });
}
