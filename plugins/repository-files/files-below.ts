import { type Dirent, existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileIn } from './file-in';

/** What a person who lists the folder does not see. */
const isHidden = (name: string): boolean => /(?:^|\/)\./.test(name);

function entriesBelow(folder: string, isMeant: (entry: Dirent) => boolean): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isMeant)
    .map((entry) => fileIn(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !isHidden(name))
    .sort();
}

/**
 * The files below a folder, as paths from that folder with forward slashes, sorted by name. Like Docusaurus, it skips
 * names that begin with a dot: the lock files of editors (in Emacs, links to nothing) and what macOS leaves on foreign
 * disks. Symbolic links are left out too: see {@link linksBelow}.
 *
 * @returns none where there is no such folder
 */
export const filesBelow = (folder: string): readonly string[] =>
  entriesBelow(folder, (entry) => entry.isFile());

/** The symbolic links below a folder, named as its files are, those that begin with a dot left out, too. */
export const linksBelow = (folder: string): readonly string[] =>
  entriesBelow(folder, (entry) => entry.isSymbolicLink());

/** The message for a page that is a symbolic link or stands below one: the bundler knows it by its other name. */
export const linkedPage = {
  message: 'This is a symbolic link, and the build does not find the page behind it.',
  remedy: 'Put the file itself here.',
};

/** Whether a page is a symbolic link, or stands below a folder that is one. */
export function isLinkedPage(root: string, file: string): boolean {
  const realRoot = realpathSync(root);
  const name = fileIn(realRoot, realpathSync(file));
  // The repository may itself be reached through a link.
  return ![root, realRoot].some((base) => fileIn(base, file) === name);
}
