import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOC_VERSIONS, docsBaseOf, docsFolderOf, type DocVersion } from '../limits';
import { docRoute } from '../plugins/related-pages/doc-route';
import { filesBelow } from '../plugins/repository-files/files-below';
import { readFrontMatter, type ReadYaml } from '../plugins/repository-files/read-yaml';

/** A Markdown file that becomes a page. */
export interface SourcePage {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly room: 'docs' | 'blog' | 'pages';
  /** The docs version it belongs to; `null` outside the docs. */
  readonly version: DocVersion | null;
  /** Route within the version (docs) or the site, without a slash at either end: `how-to-guides/basic-queries`. */
  readonly id: string;
  /** Route within the site, without a slash at either end: `docs/next/how-to-guides/basic-queries`. */
  readonly route: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Why the front matter, empty then, cannot be read. */
  readonly problem?: ReadYaml['problem'];
  readonly text: string;
}

const newestFirst = [...DOC_VERSIONS].reverse();

interface Room {
  readonly folder: string;
  readonly room: SourcePage['room'];
  readonly version: DocVersion | null;
  readonly base: string;
}

const rooms: readonly Room[] = [
  ...newestFirst.map((version): Room => ({
    folder: docsFolderOf(version),
    room: 'docs',
    version,
    base: docsBaseOf(version).slice(1),
  })),
  { folder: 'blog', room: 'blog', version: null, base: 'blog/' },
  { folder: 'src/pages', room: 'pages', version: null, base: '' },
];

/** The folders that the build makes pages of, from the repository's root. */
export const pageRooms: readonly string[] = rooms.map(({ folder }) => folder);

/** Files and folders Docusaurus makes no page of: `_README.md` and the like. */
const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('_'));
const isGenerated = (name: string): boolean => name.startsWith('api-generated/');

function idOf(room: SourcePage['room'], name: string, { slug }: SourcePage['frontMatter']): string {
  if (room === 'docs') return docRoute(name, slug);
  // A post's day stands before its name, and its slug counts from the blog.
  return typeof slug === 'string'
    ? slug.replace(/^\/|\/$/g, '')
    : name
        .replace(/\.mdx?$/, '')
        .replace(/(^|\/)index$/, '')
        .replace(/^\d{4}-\d{2}-\d{2}-/, '');
}

/** Every written page of the repository; generated reference pages are left out. */
export function listSourcePages(root: string): readonly SourcePage[] {
  return rooms.flatMap(({ folder, room, version, base }) => {
    const absolute = path.join(root, folder);
    return filesBelow(absolute)
      .filter((name) => /\.mdx?$/.test(name) && !isHidden(name) && !isGenerated(name))
      .map((name): SourcePage => {
        // Editors of Windows mark a file's beginning; the site reads it without.
        const text = readFileSync(path.join(absolute, name), 'utf8').replace(/^\ufeff/, '');
        const { data: frontMatter, problem } = readFrontMatter(text);
        const id = idOf(room, name, frontMatter);
        return {
          file: `${folder}/${name}`,
          room,
          version,
          id,
          route: `${base}${id}`,
          frontMatter,
          problem,
          text,
        };
      });
  });
}

/** The line on which a top-level key of the front matter stands, or 1 where it is missing. */
export function lineOfKey(page: SourcePage, key: string): number {
  const [first = '', ...lines] = page.text.split('\n');
  if (!first.startsWith('---')) return 1;
  const end = lines.findIndex((line) => line.startsWith('---'));
  const index = lines.slice(0, end < 0 ? lines.length : end).findIndex((line) => line.startsWith(`${key}:`));
  // The first line is the opening dashes.
  return index < 0 ? 1 : index + 2;
}
