import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import type { Finding } from '../finding';
import { treeOf } from '../markdown/tree';
import type { SourcePage } from '../source-pages';

/** A link to a definition, `[text][name]`, or to a footnote, `[^name]`, that stayed text: the page defines no such name. */
const reference = /\[[^[\]]+\]\[([^[\]]+)\]|\[(\^[^[\]\s]+)\]/g;

const countBreaks = (text: string): number => text.split('\n').length - 1;

/** Without what a line break within a quote or a list item adds. */
const flat = (text: string): string => text.replaceAll(/[\s>]+/g, ' ');

function remedyFor(name: string, isNote: boolean): string {
  const define = isNote
    ? `Write [${name}]: and the note on a line of its own, or take it out.`
    : `Write the address in place, as [text](./page.mdx), or [${name}]: and the address on a line of its own.`;
  return `${define} Code goes into code marks, and brackets of prose get a backslash before them.`;
}

/** Finds links and footnotes whose definition is missing: readers see their brackets. Those with backslashes are meant. */
export function checkReferences(page: SourcePage): readonly Finding[] {
  const findings: Finding[] = [];
  const lines = page.text.split('\n');
  visit(treeOf(page), 'text', (node) => {
    const { value } = node;
    for (const found of value.matchAll(reference)) {
      const [text, link, note] = found;
      const line = lineOf(node) + countBreaks(value.slice(0, found.index));
      const written = lines.slice(line - 1, line + countBreaks(text)).join('\n');
      if (!flat(written).includes(flat(text))) continue;
      const name = link ?? note ?? '';
      findings.push({
        file: page.file,
        line,
        message: `"${text}" is no ${note ? 'footnote' : 'link'}: the page does not define [${name}].`,
        remedy: remedyFor(name, note !== undefined),
      });
    }
  });
  return findings;
}
