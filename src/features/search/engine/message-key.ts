/** Letters that are compared: the search field takes 64 characters, what stands in front of the message included. */
const comparedLetters = 32;

/** A query is a message once; longer texts are cut. */
const mostWords = 24;

/** A name in quotes, which is the reader's own: `graph "bicycle"`, `variable 'n'`; not `near "ON"` and `near ":"`. */
const ownName = /"[\w.]{3,}"|'\w+'/g;

const quotes = /["'`\u2018-\u201d]/g;

/** The pieces that are compared: signs and stop words count, capital letters, quotes, dots and what ends a word do not. */
const piecesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((piece) => piece.replace(quotes, ''))
    .map((piece) => piece.replace(/[.\u2026]+|[,;:]+$/g, '') || piece)
    .filter(Boolean);

function toTerm(letters: string): string {
  let hash = 0;
  for (const letter of letters.slice(0, comparedLetters))
    hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `zz${(hash >>> 0).toString(36).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
}

const withoutNames = (message: string): string => message.replace(ownName, '""');

/**
 * One term for the whole text of an error, its signs and stop words included, which no word of it tells: `near ":"`, `near "ON"`.
 *
 * @returns letters that are no word
 */
const messageKey = (message: string): string => toTerm(piecesOf(message).join(''));

/**
 * Makes the terms by which messages are found, those of a site together: a message is also found with other names in it, as
 * long as that does not make it one of several.
 *
 * @param allMessages - Every message that the site explains, for each section anew.
 */
export function messageKeysFor(allMessages: readonly string[]): (message: string) => readonly string[] {
  const sharing = new Map<string, Set<string>>();
  for (const message of allMessages) {
    const key = messageKey(withoutNames(message));
    sharing.set(key, (sharing.get(key) ?? new Set()).add(messageKey(message)));
  }
  return (message) => {
    const own = messageKey(message);
    const shared = messageKey(withoutNames(message));
    const others = sharing.get(shared)?.size ?? 0;
    if (others > mostSharing) return [own];
    return others > 1 ? [own, shared] : [shared];
  };
}

/** Messages that differ in a name alone and are found with any name: more of them differ in what they say. */
const mostSharing = 2;

/** What a query may have of a message. */
export interface MessagePart {
  /** As {@link messageKeysFor} makes them. */
  readonly term: string;
  /** How much of the query it is: 0 to 1. */
  readonly share: number;
}

/**
 * The terms that a query has when it holds a message: readers paste what their program prints, with a name of the error in
 * front and a place behind it, and with names of their own.
 */
export function messagePartsOf(query: string): MessagePart[] {
  const parts: MessagePart[] = [];
  const all = piecesOf(query).join('').length;
  for (const text of [query, withoutNames(query)]) {
    const pieces = piecesOf(text).slice(0, mostWords);
    pieces.forEach((first, from) => {
      let letters = first;
      for (const piece of pieces.slice(from + 1)) {
        letters += piece;
        parts.push({ term: toTerm(letters), share: letters.length / all });
      }
    });
  }
  return parts;
}
