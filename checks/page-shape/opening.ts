import type { Paragraph, RootContent } from 'mdast';
import type { Finding } from '../finding';
import { isReadable, treeOf } from '../markdown/tree';
import { toPassage } from '../passages/passage';
import { splitSentences } from '../prose/sentences';
import type { SourcePage } from '../source-pages';

const MOST_SENTENCES = 3;

/** What stands before the text without being seen. */
const unseen: ReadonlySet<RootContent['type']> = new Set(['yaml', 'mdxjsEsm', 'definition']);

const kindsInWords: Partial<Record<RootContent['type'], string>> = {
  heading: 'a heading',
  list: 'a list',
  code: 'a fence',
  table: 'a table',
  containerDirective: 'an admonition',
  mdxJsxFlowElement: 'a component',
};

const sentencesOf = (node: Paragraph, file: string): number =>
  splitSentences(toPassage({ kind: 'paragraph', file, line: 1 }, node.children).text).length;

/**
 * Checks that a page opens with its purpose: a paragraph of one to three sentences. A page that MDX cannot read has no
 * findings.
 */
export function checkOpening(page: SourcePage): readonly Finding[] {
  if (!isReadable(page)) return [];
  const { file, room } = page;
  const seen = treeOf(page).children.filter((node) => !unseen.has(node.type));
  // Pages outside of docs and blog write their title themselves.
  const titled = room === 'pages' && seen[0]?.type === 'heading' && seen[0].depth === 1;
  const first = seen[titled ? 1 : 0];
  const place = { file, line: first?.position?.start.line ?? 1 };
  const remedy = 'Begin with one or two sentences on what the reader can do or understand after this page.';
  if (first === undefined) return [{ ...place, message: 'The page has no text.', remedy }];
  if (first.type !== 'paragraph') {
    return [{ ...place, message: `The page opens with ${kindsInWords[first.type] ?? first.type}.`, remedy }];
  }
  const count = sentencesOf(first, file);
  if (count <= MOST_SENTENCES) return [];
  return [{ ...place, message: `The page opens with a paragraph of ${count} sentences.`, remedy }];
}
