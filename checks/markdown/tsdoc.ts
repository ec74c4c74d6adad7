export interface DocComment {
  /** The comment's text without its frame of `/**` and `*`, one line per source line. */
  readonly text: string;
  /** Line of `/**` in the file, 1-based; it is also the first line of `text`. */
  readonly line: number;
}

/** Strings holding such marks do not occur in declarations. */
const docComment = /\/\*\*([\s\S]*?)\*\//g;

/** A declaration file without its TSDoc, and so without samples. */
export const dropDocComments = (source: string): string => source.replace(docComment, '');

/** Every `/** … * /` comment of a declaration file. */
export function findDocComments(source: string): readonly DocComment[] {
  const comments: DocComment[] = [];
  for (const match of source.matchAll(docComment)) {
    const text = (match[1] ?? '')
      .split('\n')
      .map((line, index) => (index === 0 ? line : line.replace(/^\s*\*? ?/, '')))
      .join('\n');
    comments.push({ text, line: source.slice(0, match.index).split('\n').length });
  }
  return comments;
}
