const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The sentences of a paragraph. `Intl.Segmenter` would not do: it goes on where a sentence begins small, as one that begins
 * with a name from the code does. A full stop inside of code ends none, since it has no space behind it.
 */
export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?][”")]?)\s+/u).filter((sentence) => sentence !== '');
}

/** How many words a text has, numbers included and punctuation not. */
export function countWords(text: string): number {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
