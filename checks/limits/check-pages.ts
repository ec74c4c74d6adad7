import { visit } from 'unist-util-visit';
import { limitById } from '../../limits';
import { parsePage } from '../fences/parse-markdown';
import type { Finding } from '../finding';
import type { SourcePage } from '../source-pages';

/** Finds call-outs whose limit is unknown or does not hold in the version of the page. */
export function checkPage(page: SourcePage): readonly Finding[] {
  if (!page.text.includes('<Limit ')) return [];
  const findings: Finding[] = [];
  const version = page.version ?? '0.3.0';
  visit(parsePage(page.text), (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== 'Limit') return;
    const value = node.attributes.find(
      (item) => item.type === 'mdxJsxAttribute' && item.name === 'id',
    )?.value;
    const id = typeof value === 'string' ? value : '';
    const limit = limitById.get(id);
    const place = { file: page.file, line: node.position?.start.line ?? 1 };
    if (!limit) {
      const message = `There is no known limit "${id}".`;
      findings.push({ ...place, message, remedy: 'Take an id from limits/README.md.' });
    } else if (!limit.versions.includes(version)) {
      const message = `The limit "${limit.id}" does not hold in ${version}.`;
      findings.push({ ...place, message, remedy: 'Take the call-out out of this page.' });
    }
  });
  return findings;
}
