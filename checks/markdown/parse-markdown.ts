import type { Code, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const base = unified().use(remarkParse).use(remarkGfm);
const mdx = base().use(remarkMdx).use(remarkFrontmatter).use(remarkDirective).freeze();
const plain = base().freeze();

const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/;
const HEADING_ID = /^(\s{0,3}#{1,6}\s.*?)(\s*\{#[^}]*\}\s*)$/;

/** A title after an admonition's kind, `:::note Title`, which Docusaurus reads as `:::note[Title]`. */
const ADMONITION_TITLE = /^([\s>]*:{3,}\w+) +(\S.*?)(\s*)$/;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Docusaurus allows two things that MDX refuses: `{#id}` after a heading, and HTML comments. Outside of fences both are
 * overwritten with spaces, so that every line and column keeps its position. Titles of admonitions get their brackets.
 */
function maskDocusaurusSyntax(source: string): string {
  let open = '';
  const lines = source.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (open) {
      const closes = mark?.startsWith(open) && line.trim().replace(/^>\s*/, '') === mark;
      if (closes) open = '';
      return { line, code: true };
    }
    if (mark) {
      open = mark;
      return { line, code: true };
    }
    return {
      line: line
        .replace(HEADING_ID, (_, heading: string, id: string) => heading + blank(id))
        .replace(ADMONITION_TITLE, '$1[$2]$3'),
      code: false,
    };
  });
  let inComment = false;
  return lines
    .map(({ line, code }) => {
      if (code && !inComment) return line;
      let rest = line;
      let result = '';
      while (rest !== '') {
        const at = rest.indexOf(inComment ? '-->' : '<!--');
        if (at < 0) return result + (inComment ? blank(rest) : rest);
        const end = inComment ? at + 3 : at;
        result += inComment ? blank(rest.slice(0, end)) : rest.slice(0, end);
        rest = rest.slice(end);
        inComment = !inComment;
      }
      return result;
    })
    .join('\n');
}

/** Parses a page as the site does. @throws VFileMessage with the place where MDX cannot be read. */
export function parsePage(source: string): Root {
  return mdx.parse(maskDocusaurusSyntax(source));
}

/** Parses the Markdown of a TSDoc comment, where `{` and `<` are plain text. */
export function parseComment(source: string): Root {
  return plain.parse(source);
}

export interface FoundFence {
  /** Lines of the opening and closing marks in the parsed text, 1-based. */
  readonly line: number;
  readonly endLine: number;
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  /** False when no closing marks were found: the rest of the page became code. */
  readonly closed: boolean;
}

/** Every fence of a tree from top to bottom; indented code without marks is not a fence. */
export function findFences(tree: Root, source: string): readonly FoundFence[] {
  const lines = source.split('\n');
  const found: FoundFence[] = [];
  visit(tree, 'code', (node: Code) => {
    const { start, end } = node.position ?? {};
    if (!start || !end || !FENCE.test(lines[start.line - 1]?.slice(start.column - 1) ?? '')) return;
    found.push({
      line: start.line,
      endLine: end.line,
      language: node.lang ?? '',
      meta: node.meta ?? '',
      code: node.value,
      closed: end.line > start.line && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[end.line - 1] ?? ''),
    });
  });
  return found;
}
