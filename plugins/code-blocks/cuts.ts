const CUT_BEFORE = /^\s*\/\/ ---cut(?:-before)?---\s*$/;
const CUT_AFTER = /^\s*\/\/ ---cut-after---\s*$/;
const CUT_START = /^\s*\/\/ ---cut-start---\s*$/;
const CUT_END = /^\s*\/\/ ---cut-end---\s*$/;
const MARK = /\s*(?:\/\/|--|#) \[!code (?:\+\+|--)\]\s*$/;

/** One line that readers see. */
export interface ShownLine {
  readonly text: string;
  /** Its place in the fence as written, 0-based. */
  readonly from: number;
}

const isBlank = (line: ShownLine | undefined): boolean => line?.text.trim() === '';

/**
 * The part of a TypeScript fence that a reader sees. Everything above the last cut is hidden, everything below a
 * `cut-after`, and what stands between `cut-start` and `cut-end`; empty lines left at the ends go with them.
 */
export function showLines(code: string): readonly ShownLine[] {
  let shown: ShownLine[] = [];
  let hidden = false;
  for (const [from, text] of code.split('\n').entries()) {
    if (CUT_BEFORE.test(text)) shown = [];
    else if (CUT_AFTER.test(text)) break;
    else if (CUT_START.test(text)) hidden = true;
    else if (CUT_END.test(text)) hidden = false;
    else if (!hidden) shown.push({ text, from });
  }
  while (isBlank(shown[0])) shown.shift();
  while (isBlank(shown.at(-1))) shown.pop();
  return shown;
}

/** The text of {@link showLines}. */
export const showCode = (code: string): string =>
  showLines(code)
    .map(({ text }) => text)
    .join('\n');

/** What is compiled or run: lines marked as removed are emptied, marks of added lines taken off. */
export function runnableCode(code: string): string {
  return code
    .split('\n')
    .map((line) => (line.includes('[!code --]') && MARK.test(line) ? '' : line.replace(MARK, '')))
    .join('\n');
}

/** True when a cut is opened and not closed, or closed without being open. */
export function hasUnbalancedCuts(code: string): boolean {
  let open = false;
  for (const line of code.split('\n')) {
    if (CUT_START.test(line) && open) return true;
    if (CUT_START.test(line)) open = true;
    if (CUT_END.test(line)) {
      if (!open) return true;
      open = false;
    }
  }
  return open;
}

/** True when any line is a cut, which only TypeScript fences may have. */
export function hasCuts(code: string): boolean {
  return code
    .split('\n')
    .some((line) => [CUT_BEFORE, CUT_AFTER, CUT_START, CUT_END].some((cut) => cut.test(line)));
}
