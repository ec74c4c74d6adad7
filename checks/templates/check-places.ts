import path from 'node:path';
import type { Finding } from '../finding';
import { pageRooms } from '../source-pages';
import type { TemplatePage } from './extract';

/** The part of a path that gives a page its address, which is the same for both endings of the file. */
const addressOf = (file: string): string => file.replace(/\.mdx?$/, '');

/** The folders of pages. In any other place no check would read the page, so the template would pass unread. */
const isInRoom = (file: string): boolean =>
  path.posix.normalize(file) === file &&
  /\.mdx?$/.test(file) &&
  pageRooms.some((room) => file.startsWith(`${room}/`));

/** Pages that can be put where they belong, and what is wrong with the places of the others. */
interface Places {
  readonly pages: readonly TemplatePage[];
  readonly findings: readonly Finding[];
}

/**
 * Finds pages of templates without a place of their own: outside of the folders of pages, or where another page is,
 * whether already written or of another template. Of two pages in one place, only one would be checked.
 *
 * @param shown - What the templates show, in the order of the templates.
 * @param written - The repository's own pages, from its root.
 */
export function checkPlaces(shown: readonly TemplatePage[], written: readonly string[]): Places {
  const taken = new Map(written.map((file) => [addressOf(file), file]));
  const pages: TemplatePage[] = [];
  const findings: Finding[] = [];
  for (const page of shown) {
    const { template, line, file } = page;
    const other = taken.get(addressOf(file));
    const add = (message: string, remedy: string): void =>
      void findings.push({ file: template, line, message, remedy });
    if (!isInRoom(file)) {
      add(
        `The title "${file}" is no place for a page.`,
        'Name the file as a writer would, from the root of the repository: docs/….mdx.',
      );
    } else if (other !== undefined) {
      add(
        `The place "${file}" is taken by ${other}.`,
        'Give the fence a title that no page and no other template has.',
      );
    } else {
      taken.set(addressOf(file), `${template}:${line}`);
      pages.push(page);
    }
  }
  return { pages, findings };
}
