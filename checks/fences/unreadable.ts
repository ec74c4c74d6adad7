import { mdxRemedyFor } from '../../plugins/page-faults/mdx-remedy';
import { reasonOf } from '../../scripts/fail';
import type { Finding } from '../finding';

function lineOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('line' in error)) return 1;
  return typeof error.line === 'number' ? error.line : 1;
}

/** Says of a page where MDX cannot read it, by what the parser threw. */
export function describeUnreadable(file: string, error: unknown): Finding {
  const sentence = reasonOf(error).split('\n')[0] ?? '';
  return {
    file,
    line: lineOf(error),
    message: `MDX cannot read this page: ${sentence}.`,
    remedy: mdxRemedyFor(sentence),
  };
}
