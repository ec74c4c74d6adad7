/** The lines on which an anchor and each of its phrases stand, from 1. */
export interface Place {
  readonly line: number;
  readonly phrases: readonly number[];
}

/** A string of JSON, and the colon that makes it a name. */
const string = /("(?:[^"\\]|\\.)*")(\s*:)?/g;

/**
 * Finds where anchors and phrases stand: the same words may stand in many places of a file.
 *
 * @param text - What `parsePhrases` accepts: lists of strings by name, and nothing else.
 */
export function findPlaces(text: string): ReadonlyMap<string, Place> {
  const places = new Map<string, { readonly line: number; readonly phrases: number[] }>();
  let phrases: number[] = [];
  for (const { 1: quoted = '', 2: colon, index } of text.matchAll(string)) {
    const line = text.slice(0, index).split('\n').length;
    if (colon === undefined) {
      phrases.push(line);
    } else {
      phrases = [];
      places.set(JSON.parse(quoted) as string, { line, phrases });
    }
  }
  return places;
}
