import { Stop } from '../../scripts/fail';
import type { StaleRows } from './run-page';

/** What stands before a fence's marks: indentation and quotation signs, or a TSDoc star; a list mark becomes spaces. */
function prefixOf(openingLine: string, isComment: boolean): string {
  const before = /^[^`~]*/.exec(openingLine)?.[0] ?? '';
  return isComment ? before : before.replace(/[^\s>]/g, ' ');
}

/**
 * Writes rows between the marks of their fences and changes no other line.
 *
 * @throws Stop naming file and line, when a row would close its own fence
 */
export function writeRows(source: string, stale: readonly StaleRows[]): string {
  const lines = source.split('\n');
  // From the last to the first, so that line numbers above stay right.
  for (const { fence, actual } of [...stale].sort((a, b) => b.fence.line - a.fence.line)) {
    if (/^\s*(?:`{3,}|~{3,})/m.test(actual)) {
      throw new Stop(
        `${fence.file}:${fence.line}: a row starts with fence marks; return it under another form.`,
      );
    }
    const opening = lines[fence.line - 1] ?? '';
    const prefix = prefixOf(opening, fence.page.kind === 'tsdoc');
    // A file from Windows keeps its line ends.
    const lineEnd = opening.endsWith('\r') ? '\r' : '';
    const rows = actual.split('\n').map((row) => (prefix + row).trimEnd() + lineEnd);
    lines.splice(fence.line, fence.endLine - fence.line - 1, ...rows);
  }
  return lines.join('\n');
}
