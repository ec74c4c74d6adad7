import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { collectPassages } from '../passages/collect';
import { findMisspellings, toFinding } from './spell';
import { checkWordList, listFile, readWords } from './word-list';

export const stage: Stage = 'source';

/** Words that are misspelt, in pages, data and comments, and a word list that is out of order. */
export async function run(root: string, note: Note): Promise<readonly Finding[]> {
  const words = readWords(readFileSync(path.join(root, listFile), 'utf8'));
  const passages = collectPassages(root);
  const misspellings = await findMisspellings(passages, words);
  note(`${countOf(passages.length, 'passage')} read, ${countOf(words.length, 'word')} of our own`);
  return [...misspellings.map(toFinding), ...checkWordList(words, passages)];
}
