import type { PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';

/** A run of plain text, without code, and the line it begins on. It may go on over further lines. */
export interface Piece {
  readonly text: string;
  readonly line: number;
}

/** What a reader reads in one go. */
export interface Passage {
  readonly kind: 'heading' | 'paragraph' | 'cell' | 'data' | 'comment';
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The prose alone, piece by piece. */
  readonly pieces: readonly Piece[];
  /** All of it as a reader sees it, code included. */
  readonly text: string;
  readonly links: readonly Piece[];
}

/** What a node shows, code included. */
function textOf(node: PhrasingContent): string {
  let text = '';
  visit(node, (each) => {
    if (each.type === 'text' || each.type === 'inlineCode') text += each.value;
  });
  return text;
}

/** @param firstLine the line of the file on which the parsed text began */
export function toPassage(
  place: Pick<Passage, 'kind' | 'file' | 'line'>,
  children: readonly PhrasingContent[],
  firstLine = 1,
): Passage {
  const pieces: Piece[] = [];
  const links: Piece[] = [];
  for (const child of children) {
    visit(child, (node) => {
      const line = lineOf(node) + firstLine - 1;
      if (node.type === 'text') pieces.push({ text: node.value, line });
      if (node.type === 'link') links.push({ text: textOf(node), line });
    });
  }
  return { ...place, pieces, text: children.map((child) => textOf(child)).join(''), links };
}

/** The line of a place within a piece. */
export function lineWithin(piece: Piece, index: number): number {
  return piece.line + (piece.text.slice(0, index).match(/\n/g)?.length ?? 0);
}
