import type { Code, Nodes, Parents } from 'mdast';
// Adds the types of directives and of components to those of Markdown.
import type {} from 'remark-directive';
import type {} from 'remark-mdx';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import { didYouMean } from '../../plugins/repository-files/near-names';
import type { Finding } from '../finding';
import { treeOf } from '../markdown/tree';
import type { SourcePage } from '../source-pages';

/**
 * The kinds that pages may use. The theme also draws a few old names. Any other kind stays plain text, and the build
 * only warns.
 */
const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

type Admonition = Extract<Nodes, { type: 'containerDirective' }>;
type Problem = Pick<Finding, 'message' | 'remedy'> & { readonly line: number };

const isAdmonition = (node: Nodes): node is Admonition => node.type === 'containerDirective';

/** The text of a node's last line, up to the node's end; empty where another node's line ended this one. */
const endOf = ({ position }: Nodes, lines: readonly string[]): string =>
  lines[(position?.end.line ?? 1) - 1]?.slice(0, (position?.end.column ?? 1) - 1) ?? '';

const colonsOf = (node: Admonition, lines: readonly string[]): number =>
  /^:+/.exec(lines[lineOf(node) - 1]?.slice((node.position?.start.column ?? 1) - 1) ?? '')?.[0].length ?? 3;

/** Closed by as many colons as opened it, or more, in as many quotes. */
function isClosed(node: Admonition, lines: readonly string[]): boolean {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const quotes = lines[line - 1]?.slice(0, column - 1).replaceAll(/[^>]/g, '').length ?? 0;
  const closing = new RegExp(`^(?:\\s*>){${String(quotes)}}\\s*(:{3,})\\s*$`);
  const [, colons = ''] = closing.exec(endOf(node, lines)) ?? [];
  return colons.length >= colonsOf(node, lines) && node.position?.end.line !== line;
}

function nameOf(around: Nodes | undefined): string {
  if (around?.type === 'listItem') return 'list item';
  if (around?.type === 'blockquote') return 'quote';
  if (around?.type === 'containerDirective') return 'admonition around it';
  return around?.type === 'mdxJsxFlowElement' ? `<${around.name ?? ''}>` : 'page';
}

/** The outermost admonition that a line with so many colons closes. */
const closedFirst = (above: readonly Parents[], colons: number, lines: readonly string[]) =>
  above.filter(isAdmonition).find((outer) => colonsOf(outer, lines) <= colons);

const giveMore = (outer: Admonition, colons: number): string =>
  `Open the admonition of line ${String(lineOf(outer))} with ${':'.repeat(colons + 1)}${outer.name}, and close it with as many.`;

function checkEnd(node: Admonition, above: readonly Parents[], lines: readonly string[]): Problem[] {
  if (isClosed(node, lines)) return [];
  const colons = colonsOf(node, lines);
  const outer = closedFirst(above, colons, lines);
  return [
    {
      line: lineOf(node),
      message: `The admonition is never closed: the rest of the ${nameOf(above.at(-1))} is in it.`,
      remedy: outer
        ? giveMore(outer, colons)
        : `Write ${':'.repeat(colons)} on a line of its own where it ends.`,
    },
  ];
}

/** Colons in a sample close an admonition around it as well. */
function checkFence(node: Code, above: readonly Parents[], lines: readonly string[]): Problem[] {
  const outer = above.findLast(isAdmonition);
  if (!outer || !isClosed(outer, lines) || /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(endOf(node, lines))) return [];
  const line = outer.position?.end.line ?? 1;
  const colons = /:+/.exec(lines[line - 1] ?? '')?.[0] ?? ':::';
  return [
    {
      line,
      message: `"${colons}" closes the admonition, although it stands in a sample.`,
      remedy: giveMore(outer, colons.length),
    },
  ];
}

function checkKind({ name }: Admonition, line: number): Problem[] {
  if ((kinds as readonly string[]).includes(name)) return [];
  const remedy = `${didYouMean(name, kinds)}Write one of ${kinds.join(', ')}.`;
  return [{ line, message: `There is no admonition "${name}".`, remedy }];
}

const checkText = (value: string, first: number): Problem[] =>
  value.split('\n').flatMap((text, at) => {
    if (!text.startsWith(':::')) return [];
    return {
      line: first + at,
      message: `"${text}" opens and closes no admonition.`,
      remedy: /^:+$/.test(text)
        ? 'Take it out, or give the admonition around another one colon more than that has.'
        : 'Write the kind right after the colons, as in :::note, and one ::: below it.',
    };
  });

/** Fences have marks; other code is indented, and colons in it close nothing. */
const isFence = (node: Code, lines: readonly string[]): boolean =>
  /^[`~]/.test(lines[lineOf(node) - 1]?.slice((node.position?.start.column ?? 1) - 1) ?? '');

function checkNode(node: Nodes, above: readonly Parents[], lines: readonly string[]): Problem[] {
  const line = lineOf(node);
  if (node.type === 'leafDirective')
    return [
      {
        line,
        message: `"::${node.name}" is read as no admonition.`,
        remedy: `Write :::${node.name} and close it with :::.`,
      },
    ];
  if (node.type === 'text') return checkText(node.value, line);
  if (node.type === 'code') return isFence(node, lines) ? checkFence(node, above, lines) : [];
  return isAdmonition(node) ? [...checkKind(node, line), ...checkEnd(node, above, lines)] : [];
}

/**
 * Finds admonitions of an unknown kind, admonitions that are never closed, and lines that were meant to open or close
 * one. A line of colons closes the outermost admonition that was opened with no more colons, together with all that are
 * still open inside it.
 */
export function checkAdmonitions(page: SourcePage): readonly Finding[] {
  if (!/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*::/m.test(page.text)) return [];
  const lines = page.text.split(/\r?\n/);
  const walk = (node: Nodes, above: readonly Parents[]): readonly Problem[] => [
    ...checkNode(node, above, lines),
    ...('children' in node ? node.children.flatMap((child) => walk(child, [...above, node])) : []),
  ];
  return walk(treeOf(page), []).map((problem) => ({ file: page.file, ...problem }));
}
