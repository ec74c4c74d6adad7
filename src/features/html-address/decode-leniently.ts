/** The text of a path or a hash with its escapes read; with a malformed one, such as `100%`, the text as it stands. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
