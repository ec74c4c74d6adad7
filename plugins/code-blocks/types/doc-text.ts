/**
 * The first paragraph of a TSDoc text in the little Markdown a hover shows: plain words and `code`. Links keep their
 * words; a hover has one link of its own.
 */
export function firstParagraph(docs: string | undefined): string | undefined {
  const paragraph = docs
    ?.split(/\n\s*\n/)[0]
    ?.replace(
      /\{@link(?:code|plain)?\s+([^}|\s]+)\s*(?:\|\s*([^}]+?)\s*)?\}/g,
      (_, name: string, label?: string) => label ?? `\`${name}\``,
    )
    .replace(/\[([^\]]+)\]\([^)\s]+\)+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])(?= |$)/g, '$1')
    .trim();
  return paragraph === '' ? undefined : paragraph;
}
