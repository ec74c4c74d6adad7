import type { Finding } from '../finding';
import type { Passage } from '../passages/passage';
import { countWords } from '../prose/sentences';

/** Shorter ones are turns of phrase, such as "The rows that come back:". */
const FEWEST_WORDS = 8;

/** Finds paragraphs that are the same on two pages: one of them would be corrected and the other forgotten. */
export function findSharedParagraphs(passages: readonly Passage[]): readonly Finding[] {
  const seen = new Map<string, Passage>();
  return passages.flatMap((passage) => {
    if (passage.kind !== 'paragraph' || countWords(passage.text) < FEWEST_WORDS) return [];
    const mark = passage.text.replace(/\s+/g, ' ').trim().toLowerCase();
    const first = seen.get(mark);
    if (!first) {
      seen.set(mark, passage);
      return [];
    }
    return [
      {
        file: passage.file,
        line: passage.line,
        message: `The paragraph stands at ${first.file}:${first.line}, too.`,
        remedy: 'Say it once and link there, or move it to a partial (_name.mdx) that both import.',
      },
    ];
  });
}
