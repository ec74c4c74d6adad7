/** One thing that is wrong, in words a contributor can act on. */
export interface Finding {
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  /** 1-based; omitted when the whole file is meant, or a built page, which has no lines worth naming. */
  readonly line?: number | undefined;
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** `file:line: message`, further lines of the message indented, and the remedy below. */
export function formatFinding({ file, line, message, remedy }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const indent = (text: string): string => text.replaceAll('\n', '\n    ');
  return `${place}: ${indent(message)}\n    -> ${indent(remedy)}`;
}
