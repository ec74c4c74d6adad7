/** A page that a template shows in full. */
export interface TemplatePage {
  /** The template's own file, from the repository's root. */
  readonly template: string;
  /** Line of the fence that holds the page, 1-based. */
  readonly line: number;
  /** Where the page says it belongs: the fence's title. */
  readonly file: string;
  readonly text: string;
}

const opening = /^(?<marks>`{4,})mdx title="(?<file>[^"]+)"$/;

/** The pages that a template's text shows, each from the fence of four or more backticks that holds it. */
export function extractPages(template: string, text: string): TemplatePage[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const { marks, file } = opening.exec(line)?.groups ?? {};
    if (!marks || !file) return [];
    const length = lines.slice(index + 1).findIndex((candidate) => candidate === marks);
    if (length < 0) return [];
    return [
      { template, line: index + 1, file, text: `${lines.slice(index + 1, index + 1 + length).join('\n')}\n` },
    ];
  });
}
