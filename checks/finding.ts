/** One thing that is wrong, in words a contributor can act on. */
export interface Finding {
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  /** 1-based; left out where the whole file is meant, or a built page that has no lines worth naming. */
  readonly line?: number;
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** `file:line: message`, and the remedy below it. */
export function formatFinding({ file, line, message, remedy }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${message}\n    ${remedy.replaceAll('\n', '\n    ')}`;
}
