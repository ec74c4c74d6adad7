import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import type { Finding } from '../finding';
import { toPassage } from '../passages/passage';
import { treeOf } from '../markdown/tree';
import type { SourcePage } from '../source-pages';

/**
 * Finds headings that skip a level, and first-level headings below a title that the front matter gives already.
 * The check `headings` looks at the same in the built page, components included; this one needs no build.
 */
export function checkHeadingLevels(page: SourcePage): readonly Finding[] {
  const findings: Finding[] = [];
  // Pages outside of docs and blog write their title themselves.
  let before = page.room === 'pages' ? 0 : 1;
  visit(treeOf(page), 'heading', (node) => {
    const line = lineOf(node);
    const place = { file: page.file, line };
    const { text } = toPassage({ kind: 'heading', ...place }, node.children);
    if (node.depth === 1 && before > 0) {
      findings.push({
        ...place,
        message: `The heading "${text}" is of the first level, which the page's title has.`,
        remedy: 'Write it with ##.',
      });
    } else if (node.depth > before + 1) {
      findings.push({
        ...place,
        message: `The heading "${text}" skips a level: it is of level ${node.depth} after one of level ${before}.`,
        remedy: `Write it with ${'#'.repeat(before + 1)}.`,
      });
    }
    before = Math.max(node.depth, 1);
  });
  return findings;
}
