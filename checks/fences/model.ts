import type { DocVersion } from '../../limits';
import type { FenceFlags } from '../../plugins/code-blocks/flags';
import type { Finding } from '../finding';

export const languages = [
  'ts',
  'cypher',
  'sql',
  'rows',
  'text',
  'bash',
  'json',
  'yaml',
  'ini',
  'mdx',
  'diff',
] as const;
export type FenceLanguage = (typeof languages)[number];

/** `docs/x.md` is of version `next`; pages of no version (blog, `src/pages`) have null. */
export type PageVersion = DocVersion | null;
export type PageKind = 'doc' | 'blog' | 'page' | 'tsdoc';

export interface PageInfo {
  readonly file: string;
  readonly kind: PageKind;
  readonly version: PageVersion;
  /** Empty for TSDoc comments. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

export interface Fence {
  readonly page: PageInfo;
  readonly file: string;
  readonly version: PageVersion;
  /** Line of the opening marks, 1-based; the code starts on the next. */
  readonly line: number;
  /** Line of the closing marks. */
  readonly endLine: number;
  /** As written; the contract says whether it is a {@link FenceLanguage}. */
  readonly language: string;
  readonly flags: FenceFlags;
  /** As written, cuts and diff marks included, without the indentation of a list or quotation around it. */
  readonly code: string;
  /** What a reader sees: the cut parts left out (ts only). */
  readonly shown: string;
  /** What is compiled or run: `code` with the lines marked `[!code --]` emptied, so that line numbers hold. */
  readonly runnable: string;
}

/** A Markdown file, or one TSDoc comment, with its fences from top to bottom. */
export interface Page {
  readonly info: PageInfo;
  readonly fences: readonly Fence[];
  /** What could not be read at all: broken front matter, broken MDX, a wrong flag. */
  readonly problems: readonly Finding[];
}
