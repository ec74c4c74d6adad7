import { visit } from 'unist-util-visit';
import type { Finding } from '../finding';
import { treeOf } from '../passages/tree';
import type { SourcePage } from '../source-pages';

/** A link to a definition, `[text][name]`, or to a footnote, `[^name]`, that stayed text: the page defines no such name. */
const reference = /\[[^[\]]+\]\[([^[\]]+)\]|\[(\^[^[\]\s]+)\]/g;

/** Finds links and footnotes whose definition is missing: readers see their brackets. */
export function checkReferences(page: SourcePage): readonly Finding[] {
  const findings: Finding[] = [];
  visit(treeOf(page), 'text', ({ value, position }) => {
    for (const found of value.matchAll(reference)) {
      const before = value.slice(0, found.index).split('\n').length - 1;
      const name = found[1] ?? found[2] ?? '';
      findings.push({
        file: page.file,
        line: (position?.start.line ?? 1) + before,
        message: `"${found[0]}" is no link: the page does not define [${name}].`,
        remedy: name.startsWith('^')
          ? `Write [${name}]: and the note on a line of its own, or take it out.`
          : `Write the address in place, as [text](./page.mdx), or [${name}]: and the address on a line of its own.`,
      });
    }
  });
  return findings;
}
