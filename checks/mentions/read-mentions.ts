import path from 'node:path';
import { describeUnreadable } from '../fences/unreadable';
import type { Finding } from '../finding';
import { findMentions, type Mention } from './find-mentions';

interface ReadText {
  readonly file: string;
  readonly mentions: readonly Mention[];
  /** Why nothing was found: the page is broken. */
  readonly problems: readonly Finding[];
}

/** What the build makes a page of; it passes over names that begin with an underscore. */
const isPage = (file: string): boolean =>
  file.startsWith('docs/') && !path.posix.basename(file).startsWith('_');

/** Reads one text: a page of the docs as MDX, a README as Markdown. */
export function readMentions(file: string, text: string, rooms: ReadonlySet<string>): ReadText {
  try {
    const mentions = findMentions(text, rooms, isPage(file) ? 'mdx' : 'md');
    return { file, mentions, problems: [] };
  } catch (error) {
    return { file, mentions: [], problems: [describeUnreadable(file, error)] };
  }
}
