import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { docsFolderOf } from '../../limits';

/** Where code, tests and the rooms' own texts are. */
const rooms = [
  'bench',
  'checks',
  'config',
  'e2e',
  'glossary',
  'graphs',
  'limits',
  'plugins',
  'scripts',
  'src',
];
const texts = ['README.md', 'CONTRIBUTING.md', 'docs'];

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);
const isText = (file: string): boolean => /\.mdx?$/.test(file);

/** What a command writes is written anew by it. */
const isWritten = (file: string): boolean =>
  /(?:^|\/)(?:build|api-generated)\//.test(file) || file === 'limits/README.md';

function filesIn(root: string, place: string): readonly string[] {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [place];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => `${place}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(?:tsx?|mdx?)$/.test(file) && !isWritten(file))
    .sort();
}

/** Places of one kind, each a file with its lines: `config/docs.ts:19, 20`. */
export interface Mentions {
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Finds what a cut leaves to a person: lines of code, tests and texts that name a release. Comments of code do not count.
 *
 * @param version - The release to look for, as a whole number: `0.3.0` is not found in `10.3.0`.
 * @param cut - The version just cut, whose pages are looked at with those of Next.
 * @returns the places, by kind
 */
export function findMentions(root: string, version: string, cut: string): Mentions {
  const named = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?!\\.?\\d)`);
  const found = [...rooms, ...texts, docsFolderOf(cut)]
    .flatMap((place) => filesIn(root, place))
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const isComment = !isText(file) && /^\s*(?:\*|\/[/*])/.test(line);
          return !isComment && named.test(line) ? [index + 1] : [];
        });
      return lines.length > 0 ? [{ file, place: `${file}:${lines.join(', ')}` }] : [];
    });
  const placesOf = (isKind: (file: string) => boolean): readonly string[] =>
    found.filter(({ file }) => isKind(file)).map(({ place }) => place);
  return {
    code: placesOf((file) => !isTest(file) && !isText(file)),
    tests: placesOf(isTest),
    texts: placesOf(isText),
  };
}
