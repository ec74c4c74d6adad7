import type { Paragraph } from 'mdast';
import { lineOfId } from '../line-of-id';
import { parseComment } from '../markdown/parse-markdown';
import { toPassage, type Passage } from './passage';

/** One entry of a data room: where it stands, and its texts in inline Markdown. */
export interface DataEntry {
  readonly file: string;
  /** The file's content. */
  readonly source: string;
  readonly id: string;
  readonly texts: readonly string[];
}

/** The beginning of a text as it may stand in a source file; its first words are enough to find its line. */
function lineOfText(source: string, from: number, text: string): number {
  const start = text.slice(0, 24).split(/['"\n]/)[0] ?? '';
  const lines = source.split('\n');
  const index = lines.findIndex((line, at) => at >= from - 1 && start.length > 3 && line.includes(start));
  return index < 0 ? from : index + 1;
}

/** The texts of an entry. Each counts as lying on one line. */
export function readDataPassages({ file, source, id, texts }: DataEntry): readonly Passage[] {
  const entryLine = lineOfId(source, id);
  return texts.flatMap((text) => {
    const line = lineOfText(source, entryLine, text);
    return parseComment(text)
      .children.filter((node): node is Paragraph => node.type === 'paragraph')
      .map((node) => toPassage({ kind: 'data', file, line }, node.children, line));
  });
}
