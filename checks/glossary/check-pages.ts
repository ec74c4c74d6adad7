import { visit } from 'unist-util-visit';
import { findTerm } from '../../plugins/glossary/find-term';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import { reasonOf } from '../../scripts/fail';
import type { Finding } from '../finding';
import { treeOf } from '../markdown/tree';
import type { SourcePage } from '../source-pages';

/** Finds links to terms that are not in the glossary; none on a page that MDX cannot read. */
export function checkPage(page: SourcePage): readonly Finding[] {
  if (!page.text.includes('glossary:')) return [];
  const findings: Finding[] = [];
  visit(treeOf(page), 'link', (node) => {
    if (!node.url.startsWith('glossary:')) return;
    try {
      findTerm(node.url.slice('glossary:'.length));
    } catch (error) {
      findings.push({
        file: page.file,
        line: lineOf(node),
        message: reasonOf(error),
        remedy: 'Correct the id, or add the term to glossary/terms.',
      });
    }
  });
  return findings;
}
