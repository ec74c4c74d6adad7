import type { Finding } from '../finding';
import { lineWithin, type Passage } from '../passages/passage';

export interface Misspelling {
  readonly word: string;
  readonly file: string;
  readonly line: number;
  readonly suggestions: readonly string[];
}

interface Place {
  readonly file: string;
  readonly line: number;
}

/** British English and the words of the trade; code is not read, so no dictionary of a language is needed. */
const dictionaries = ['en-gb', 'softwareTerms', 'node', 'npm', 'typescript', 'sql'];

const separator = '\n\n';

/**
 * The places of each text. The versions share most of their texts; checking each text once takes a third of the time.
 */
function placesByText(passages: readonly Passage[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const { file, pieces } of passages) {
    for (const { text, line } of pieces) {
      const own = places.get(text);
      if (own) own.push({ file, line });
      else places.set(text, [{ file, line }]);
    }
  }
  return places;
}

/**
 * Words of the passages that neither a dictionary nor the project's list knows, each with every place it stands.
 *
 * @param words - the project's list
 * @throws what the spell checker reports of itself, such as a dictionary that is not there
 */
export async function findMisspellings(
  passages: readonly Passage[],
  words: readonly string[],
): Promise<readonly Misspelling[]> {
  // The package is only an ES module, which an `import` at the top of a CommonJS file would not find.
  const { spellCheckDocument } = await import('cspell-lib');
  const entries = [...placesByText(passages)];
  const starts: number[] = [];
  let text = '';
  for (const [piece] of entries) {
    starts.push(text.length);
    text += piece + separator;
  }
  const { issues, errors } = await spellCheckDocument(
    { uri: 'file:///passages.txt', text, languageId: 'plaintext', locale: 'en-GB' },
    { generateSuggestions: true, numSuggestions: 3, noConfigSearch: true },
    {
      language: 'en-GB',
      dictionaries,
      words: [...words],
      maxNumberOfProblems: 10_000,
      maxDuplicateProblems: 1000,
    },
  );
  if (errors?.[0]) throw errors[0];
  return issues.flatMap(({ text: word, offset, suggestions }) => {
    const index = starts.findLastIndex((start) => start <= offset);
    const [piece, places] = entries[index] ?? ['', []];
    const within = offset - (starts[index] ?? 0);
    return places.map(({ file, line }) => ({
      word,
      file,
      line: lineWithin({ text: piece, line }, within),
      suggestions: suggestions ?? [],
    }));
  });
}

/** The message for a word that no list knows, with similar words. */
export function toFinding({ word, file, line, suggestions }: Misspelling): Finding {
  const near = suggestions.length > 0 ? ` (${suggestions.join(', ')}?)` : '';
  return {
    file,
    line,
    message: `The dictionary does not know "${word}"${near}.`,
    remedy: 'Correct it; put code into code marks; add a word that is right to checks/spelling/words.txt.',
  };
}
