import { groupBy } from '../../group-by/group-by';

/** Endings that are replaced, longest first, each with the least number of letters that must remain before it. */
const endings: readonly (readonly [ending: string, stays: number, becomes: string])[] = [
  ['izations', 3, 'ize'],
  ['ization', 3, 'ize'],
  ['isation', 3, 'ize'],
  ['ising', 3, 'ize'],
  ['izing', 3, 'ize'],
  ['ised', 3, 'ize'],
  ['ized', 3, 'ize'],
  ['ise', 4, 'ize'],
  ['ations', 4, 'ate'],
  ['ation', 4, 'ate'],
  ['ating', 3, 'ate'],
  ['ated', 3, 'ate'],
  ['ates', 3, 'ate'],
  ['ators', 3, 'ate'],
  ['ator', 3, 'ate'],
  ['ions', 4, ''],
  ['ion', 4, ''],
  ['ings', 3, ''],
  ['ing', 3, ''],
  ['ments', 4, ''],
  ['ment', 4, ''],
  ['ies', 2, 'y'],
  ['ied', 2, 'y'],
  ['ers', 3, ''],
  ['er', 4, ''],
  ['ors', 4, ''],
  ['or', 4, ''],
  // What is left of "difference" and "inference" after another ending.
  ['erenc', 4, ''],
  ['enc', 5, ''],
  ['sses', 2, 'ss'],
  ['xes', 2, 'x'],
  ['ches', 2, 'ch'],
  ['es', 3, ''],
  ['ed', 3, ''],
  ['s', 3, ''],
];

/** Endings by their last letter. Every term of the index is stemmed, and most last letters have no ending or few. */
const endingsByLetter = groupBy(endings, ([ending]) => ending.slice(-1));

/**
 * A light stem for comparing words with each other: "loading", "loaded", "loads" and "load" share one, and so do
 * "validation", "validator" and "validates". It is never shown.
 */
export function stem(word: string): string {
  const once = withoutEnding(word);
  return once === word ? word : withoutEnding(once);
}

function withoutEnding(word: string): string {
  if (word.length < 4 || /\d/.test(word) || word.endsWith('ss')) return word;
  for (const [ending, stays, becomes] of endingsByLetter.get(word.slice(-1)) ?? []) {
    if (!word.endsWith(ending) || word.length - ending.length < stays) continue;
    return settle(word.slice(0, -ending.length) + becomes);
  }
  return settle(word);
}

/**
 * "dropp" and "drop", "modell" and "model" (but not "roll"), "neighbour" and "neighbor" (but not "hour"), "cache" and
 * "cach", "query" and "queri" end the same way.
 */
function settle(stem: string): string {
  const single = stem
    .replace(/([bdfgmnprt])\1$/, '$1')
    .replace(/(.{4})ll$/, '$1l')
    .replace(/(..)our$/, '$1or');
  return single.length > 3 ? single.replace(/e$/, '').replace(/y$/, 'i') : single;
}
