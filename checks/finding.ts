/** One thing that is wrong, in words a contributor can act on. */
export interface Finding {
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** `file:line: message`, and the remedy below it. */
export function formatFinding(finding: Finding): string {
  return `${finding.file}:${finding.line}: ${finding.message}\n    ${finding.remedy.replaceAll('\n', '\n    ')}`;
}
