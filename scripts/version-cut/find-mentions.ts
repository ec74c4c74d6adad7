import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docsFolderOf } from '../../limits';
import { filesBelow } from '../../plugins/repository-files/files-below';
import { testRooms } from '../test/own-modules.mts';

const texts = ['blog', 'docs'];

/** Where code, data, tests and the rooms' own texts are. Declarations of `api` name the release they are of. */
const rooms = ['.github', ...testRooms.filter((room) => room !== 'api' && !texts.includes(room))];

const isRead = (file: string): boolean => /\.(?:[cm]?[jt]sx?|json|ya?ml|mdx?)$/.test(file);
const isTest = (file: string): boolean => /\.(?:test|spec)\.[cm]?tsx?$/.test(file);
const isText = (file: string): boolean => /\.mdx?$/.test(file);

/**
 * Skipped: files that a command writes are written again by it, and the lists of versions and routes were written by
 * the cut itself.
 */
const isWritten = (file: string): boolean =>
  /(?:^|\/)(?:build|api-generated|node_modules)\/|^bench\/results\/|^package-lock\.json$/.test(file) ||
  ['limits/README.md', 'checks/expected/routes.json', 'versions.json'].includes(file);

const filesIn = (root: string, place: string): readonly string[] =>
  filesBelow(path.join(root, place)).map((name) => `${place}/${name}`);

/** Files in no folder: settings of tools, and what GitHub shows first. */
const filesOf = (root: string): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** Places of one kind, each a file with its lines: `config/docs.ts:19, 20`. */
export interface Mentions {
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly texts: readonly string[];
}

const isComment = (line: string): boolean => /^\s*(?:\*|\/[/*])/.test(line);

interface Found {
  readonly file: string;
  readonly place: string;
}

/** The lines that name something, file by file. */
function findLines(
  root: string,
  files: readonly string[],
  isNamed: (line: string, file: string) => boolean,
): readonly Found[] {
  return files
    .filter((file) => isRead(file) && !isWritten(file))
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (isNamed(line, file) ? [index + 1] : []));
      return lines.length > 0 ? [{ file, place: `${file}:${lines.join(', ')}` }] : [];
    });
}

/**
 * Finds what a cut leaves to a person: lines of code, data, tests and texts that name a release. Comments of code do not
 * count.
 *
 * @param version - The release to look for, as a whole number: `0.3.0` is not found in `10.3.0`.
 * @param cut - The version just cut, whose pages are looked at with those of Next.
 * @returns the places, by kind
 */
export function findMentions(root: string, version: string, cut: string): Mentions {
  const named = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?!\\.?\\d)`);
  const inRooms = [...rooms, ...texts, docsFolderOf(cut)].flatMap((place) => filesIn(root, place));
  const found = findLines(
    root,
    [...filesOf(root), ...inRooms],
    (line, file) => named.test(line) && (isText(file) || !isComment(line)),
  );
  const placesOf = (isKind: (file: string) => boolean): readonly string[] =>
    found.filter(({ file }) => isKind(file)).map(({ place }) => place);
  return {
    code: placesOf((file) => !isTest(file) && !isText(file)),
    tests: placesOf(isTest),
    texts: placesOf(isText),
  };
}

/**
 * Finds the lines that still call the version just cut by its former name, Next: in its pages; in its declarations,
 * whose comments count too; in the data about every version; and in the announcement above every page.
 */
export function findNext(root: string, cut: string): readonly string[] {
  const declarations = `api/${cut}`;
  const folders = [docsFolderOf(cut), declarations, 'glossary', 'limits'];
  const announcement = filesIn(root, 'config').filter((file) => file.endsWith('/announcement.ts'));
  const files = [...announcement, ...folders.flatMap((folder) => filesIn(root, folder))];
  return findLines(
    root,
    // Without the README of the new version: the cut has written it, and it mentions the unreleased version on purpose.
    files.filter((file) => !isTest(file) && !file.endsWith('/_README.md')),
    (line, file) =>
      /\bNext\b(?!\.js)|\bunreleased\b/.test(line) &&
      (isText(file) || file.startsWith(declarations) || !isComment(line)),
  ).map(({ place }) => place);
}
