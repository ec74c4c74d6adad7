/** How many letters are compared: the search field takes 64 characters, and a prefix may precede the message. */
const comparedLetters = 32;

/** How many words of a query are compared; the rest of a longer text is ignored. */
const mostWords = 24;

/**
 * A quoted name, which differs from reader to reader: `graph "bicycle"`, `variable 'n'`; not `near "ON"` or `near ":"`.
 */
const ownName = /"[\w.]{3,}"|'\w+'/g;

const quotes = /["'`\u2018-\u201d]/g;

/**
 * The pieces of a message that are compared. Punctuation and stop words count; case, quotes, dots, and punctuation at
 * the end of a word do not.
 */
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

const withoutNames = (message: string): string => message.replace(ownName, '');

/**
 * One term for a whole error message, punctuation and stop words included. Single words do not tell such messages
 * apart: `near ":"`, `near "ON"`.
 *
 * @returns a hash as letters, which is no word
 */
const messageKey = (message: string): string => toTerm(piecesOf(message).join(''));

/**
 * Makes the terms under which messages are found. A message is also found with other names in it, unless that makes it
 * the same as several others; hence the messages of the whole site are needed.
 *
 * @param allMessages - every message that the site explains, once for each section
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

/**
 * At most this many messages that differ only in a name are found with any name. If there are more, the name matters.
 */
const mostSharing = 2;

/** A part of a query that may be a message. */
export interface MessagePart {
  /** A term as {@link messageKeysFor} makes them. */
  readonly term: string;
  /** The share of the query that the part is: 0 to 1. */
  readonly share: number;
}

/**
 * The terms of all parts of a query that may be a message. Readers paste what their program prints: the name of the
 * error before the message, a place after it, and their own names in it.
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
