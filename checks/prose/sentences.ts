const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Splits a paragraph into sentences. `Intl.Segmenter` does not end a sentence before a small letter, as in one that
 * begins with a name from the code. A full stop within code ends no sentence, because no space follows it.
 */
export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?][”")]?)\s+/u).filter((sentence) => sentence !== '');
}

/** How many words a text has, numbers included and punctuation not. */
export function countWords(text: string): number {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
