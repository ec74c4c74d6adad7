/** Letters that are compared: the search field takes 64 characters, a name of the error in front of the message included. */
const comparedLetters = 48;

/**
 * One term for the whole text of an error, its signs and stop words included, which no word of it tells: `near ":"`, `near "ON"`.
 * Spaces, dots, capital letters and an `ERROR:` in front make no difference.
 *
 * @returns letters that are no word
 */
export function messageKey(message: string): string {
  const text = message.toLowerCase().replace(/^\s*\w*error:|[\s.\u2026]+/g, '');
  let hash = 0;
  for (const letter of text.slice(0, comparedLetters))
    hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `zz${(hash >>> 0).toString(36).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
}
