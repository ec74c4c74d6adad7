import { reasonOf } from '../../scripts/fail';
import type { Finding } from '../finding';

function lineOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('line' in error)) return 1;
  return typeof error.line === 'number' ? error.line : 1;
}

/** Says of a page where MDX cannot read it, by what the parser threw. */
export function describeUnreadable(file: string, error: unknown): Finding {
  return {
    file,
    line: lineOf(error),
    message: `MDX cannot read this page: ${reasonOf(error).split('\n')[0] ?? ''}.`,
    remedy: 'Close every JSX tag, and write { and < of prose in code marks or with a backslash before.',
  };
}
