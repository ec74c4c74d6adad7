import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import { parseComment } from '../markdown/parse-markdown';
import { findDocComments } from '../markdown/tsdoc';
import { toPassage, type Passage } from './passage';

/** Keeps only the line breaks. Blanks in place of a tag would turn what follows into indented code. */
const drop = (text: string): string => text.replace(/[^\n]/g, '');

/** Removes tags, the names behind them and inline links, which are no prose; lines keep their positions. */
function maskTags(comment: string): string {
  return comment
    .replace(/\{@\w+[^}]*\}/g, drop)
    .replace(/^\s*@(?:param|typeParam|property)\s+\S+/gm, drop)
    .replace(/@\w+/g, drop);
}

/** The paragraphs of every TSDoc comment of a declaration file. */
export function readCommentPassages(file: string, source: string): readonly Passage[] {
  const passages: Passage[] = [];
  for (const comment of findDocComments(source)) {
    visit(parseComment(maskTags(comment.text)), (node) => {
      if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
      const line = comment.line + lineOf(node) - 1;
      passages.push(toPassage({ kind: 'comment', file, line }, node.children, comment.line));
    });
  }
  return passages;
}
