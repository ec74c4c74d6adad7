import { visit } from 'unist-util-visit';
import { findTerm } from '../../plugins/glossary/find-term';
import { parsePage } from '../fences/parse-markdown';
import type { Finding } from '../finding';
import type { SourcePage } from '../source-pages';

/** Finds links to terms that are not in the glossary. */
export function checkPage(page: SourcePage): readonly Finding[] {
  if (!page.text.includes('glossary:')) return [];
  const findings: Finding[] = [];
  visit(parsePage(page.text), 'link', (node) => {
    if (!node.url.startsWith('glossary:')) return;
    try {
      findTerm(node.url.slice('glossary:'.length));
    } catch (error) {
      findings.push({
        file: page.file,
        line: node.position?.start.line ?? 1,
        message: error instanceof Error ? error.message : String(error),
        remedy: 'Correct the id, or add the term to glossary/terms.',
      });
    }
  });
  return findings;
}
