import type { Passage } from '../passages/passage';
import { countWords, splitSentences } from './sentences';

/**
 * Length from which a sentence is worth a second look. Only a warning, because some lists of conditions read well at
 * this length.
 */
export const MOST_WORDS = 32;

export interface LongSentence {
  readonly file: string;
  readonly line: number;
  readonly words: number;
  readonly opening: string;
}

/** Sentences of paragraphs that are longer than readers keep in mind, the longest first. */
export function findLongSentences(passages: readonly Passage[]): readonly LongSentence[] {
  return passages
    .filter(({ kind }) => kind === 'paragraph' || kind === 'data')
    .flatMap(({ file, line, text }) =>
      splitSentences(text).map((sentence) => ({
        file,
        line,
        words: countWords(sentence),
        opening: sentence.split(/\s+/).slice(0, 6).join(' '),
      })),
    )
    .filter(({ words }) => words > MOST_WORDS)
    .sort((a, b) => b.words - a.words);
}
