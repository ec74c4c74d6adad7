/** One block of a doc comment, such as `@param name - text`. */
export interface CommentTag {
  readonly tag: string;
  /** What follows the tag, lines joined by line breaks. */
  readonly text: string;
  /** Line of the file, 1-based. */
  readonly line: number;
}

export interface Comment {
  /** First paragraph of the text before any tag, as one line. */
  readonly opening: string;
  readonly tags: readonly CommentTag[];
  readonly line: number;
}

/** Takes the frame of `/**` and stars off a comment, leaving one text line per source line. */
function unframe(source: string): readonly string[] {
  return source
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line, i) => (i === 0 ? line.trim() : line.replace(/^\s*\* ?/, '').trimEnd()));
}

/**
 * Reads a doc comment into its opening paragraph and its tags. A line inside a code fence never begins a tag.
 *
 * @param source - the comment with its frame
 * @param line - line of the file on which it begins, 1-based
 */
export function readComment(source: string, line: number): Comment {
  const opening: string[] = [];
  const tags: { tag: string; text: string[]; line: number }[] = [];
  let inFence = false;
  let openingEnded = false;
  unframe(source).forEach((text, i) => {
    const tag = inFence ? null : /^@(\w+)\s*(.*)$/.exec(text);
    if (text.startsWith('```')) inFence = !inFence;
    const last = tags.at(-1);
    if (tag?.[1]) {
      tags.push({ tag: tag[1], text: [tag[2] ?? ''], line: line + i });
    } else if (last) {
      last.text.push(text);
    } else if (text === '') {
      openingEnded = opening.length > 0;
    } else if (!openingEnded) {
      opening.push(text);
    }
  });
  return {
    opening: opening.join(' '),
    tags: tags.map((each) => ({ ...each, text: each.text.join('\n').trim() })),
    line,
  };
}
