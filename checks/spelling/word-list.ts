import type { Finding } from '../finding';
import type { Passage } from '../passages/passage';

export const listFile = 'checks/spelling/words.txt';

/** The words of the list, one a line. */
export const readWords = (source: string): readonly string[] =>
  source.split('\n').filter((line) => line.trim() !== '');

const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { sensitivity: 'base' });

/** Keeps the project's word list short and sorted: a word that no passage uses any more excuses only mistakes. */
export function checkWordList(words: readonly string[], passages: readonly Passage[]): readonly Finding[] {
  const prose = passages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('\n');
  const used = new Set((prose.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));
  return words.flatMap((word, index): readonly Finding[] => {
    const place = { file: listFile, line: index + 1 };
    const previous = words[index - 1];
    const unsorted = previous !== undefined && compare(previous, word) >= 0;
    return [
      ...(unsorted
        ? [
            {
              ...place,
              message: `"${word}" stands after "${previous}".`,
              remedy: 'Keep one word a line, sorted, none twice.',
            },
          ]
        : []),
      ...(used.has(word.toLowerCase())
        ? []
        : [{ ...place, message: `No page uses the word "${word}".`, remedy: 'Remove it from the list.' }]),
    ];
  });
}
