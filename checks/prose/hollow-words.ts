import type { Finding } from '../finding';
import { lineWithin, type Passage } from '../passages/passage';

/** What is easy for one reader is the question of the next. */
const hollow = /\b(?:simply|just|easy|easily)\b/giu;

/** Words in quotation marks are spoken about, not used. */
const mention = /“[^”]*”/g;

/** Finds words that call a thing easy. */
export function findHollowWords({ file, pieces }: Passage): readonly Finding[] {
  return pieces.flatMap((piece) => {
    const text = piece.text.replace(mention, (quoted) => ' '.repeat(quoted.length));
    return [...text.matchAll(hollow)].map((match) => ({
      file,
      line: lineWithin(piece, match.index),
      message: `"${match[0]}" makes light of what the reader has to do.`,
      remedy: 'Leave the word out, or say what is done; put it in “…” where the word itself is meant.',
    }));
  });
}
