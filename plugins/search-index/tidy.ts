/** A text without invisible characters, and with one blank for each run of white space. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
