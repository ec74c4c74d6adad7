import { visit } from 'unist-util-visit';
// Adds the types of directives to those of Markdown.
import type {} from 'remark-directive';
import { didYouMean } from '../../plugins/repository-files/near-names';
import type { Finding } from '../finding';
import { treeOf } from '../passages/tree';
import type { SourcePage } from '../source-pages';

/** The kinds that pages have. The theme draws a few old names too; any other is plain text, of which the build only warns. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

const isClosing = (line: string | undefined): boolean => /^[\s>]*:{3,}\s*$/.test(line ?? '');

/** Finds admonitions of a kind there is not, such that are never closed, and lines that were meant to open one. */
export function checkAdmonitions(page: SourcePage): readonly Finding[] {
  if (!/^[\s>]*::/m.test(page.text)) return [];
  const lines = page.text.split(/\r?\n/);
  const findings: Finding[] = [];
  const add = (line: number, message: string, remedy: string): void => {
    findings.push({ file: page.file, line, message, remedy });
  };
  visit(treeOf(page), (node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    if (node.type === 'leafDirective')
      add(
        start.line,
        `"::${node.name}" is read as no admonition.`,
        `Write :::${node.name} and close it with :::.`,
      );
    if (node.type === 'text')
      for (const [at, text] of node.value.split('\n').entries())
        if (text.startsWith(':::'))
          add(
            start.line + at,
            `"${text}" opens and closes no admonition.`,
            'Write the kind right after the colons, as in :::note, and one ::: below it.',
          );
    if (node.type !== 'containerDirective') return;
    if (!(kinds as readonly string[]).includes(node.name))
      add(
        start.line,
        `There is no admonition "${node.name}".`,
        `${didYouMean(node.name, kinds)}Write one of ${kinds.join(', ')}.`,
      );
    if (end.line === start.line || !isClosing(lines[end.line - 1]))
      add(
        start.line,
        'The admonition is never closed: the rest of the page is in it.',
        'Write ::: on a line of its own where it ends.',
      );
  });
  return findings;
}
