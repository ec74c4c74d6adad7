/** Decodes the escapes of a path or a hash. A text with a malformed escape, such as `100%`, is returned unchanged. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
