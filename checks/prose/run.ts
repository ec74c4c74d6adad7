import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { collectPassages } from '../passages/collect';
import { findHollowWords } from './hollow-words';
import { findEmptyLinkTexts } from './link-texts';
import { findLongSentences, MOST_WORDS } from './long-sentences';

export const stage: Stage = 'source';

/** How many of the longest sentences a run names. */
const NAMED = 5;

/** Words and link texts that help no reader, in pages, data and comments; long sentences as a warning. */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const passages = collectPassages(root);
  const long = findLongSentences(passages);
  note(
    `${countOf(passages.length, 'passage')}; warning: ${countOf(long.length, 'sentence')} of more than ${MOST_WORDS} words`,
  );
  for (const { file, line, words, opening } of long.slice(0, NAMED)) {
    note(`${file}:${line}: ${words} words, "${opening} …"`);
  }
  return Promise.resolve(
    passages.flatMap((passage) => [...findHollowWords(passage), ...findEmptyLinkTexts(passage)]),
  );
}
