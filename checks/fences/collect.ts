import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOC_VERSIONS, docsFolderOf } from '../../limits';
import { filesBelow } from '../../plugins/repository-files/files-below';
import type { Fence, Page, PageKind, PageVersion } from './model';
import { readGlossaryPages } from './glossary-samples';
import { readDeclarationPages, readMarkdownPage } from './read-page';

interface Room {
  readonly folder: string;
  readonly kind: PageKind;
  readonly version: PageVersion;
  readonly file: RegExp;
}

const PAGE = /(?<!\/_README)\.mdx?$/;
const DECLARATION = /\.d\.ts$/;

const newestFirst = [...DOC_VERSIONS].reverse();

/** Where samples stand. What TypeDoc writes (`api-generated`) repeats the TSDoc and is left out. */
const rooms: readonly Room[] = [
  ...newestFirst.map((version): Room => ({
    folder: docsFolderOf(version),
    kind: 'doc',
    version,
    file: PAGE,
  })),
  { folder: 'blog', kind: 'blog', version: null, file: PAGE },
  { folder: 'src/pages', kind: 'page', version: null, file: PAGE },
  ...DOC_VERSIONS.map((version): Room => ({
    folder: `api/${version}`,
    kind: 'tsdoc',
    version,
    file: DECLARATION,
  })),
];

const listFiles = (root: string, folder: string): readonly string[] =>
  filesBelow(join(root, folder))
    .filter((name) => !/(?:^|\/)api-generated\//.test(name))
    .map((name) => `${folder}/${name}`);

/** Reads every page that may hold samples, room by room, files in order of their names; then the glossary's. */
export async function collectPages(root: string): Promise<readonly Page[]> {
  const files = rooms.flatMap((room) =>
    listFiles(root, room.folder)
      .filter((file) => room.file.test(file))
      .map((file) => ({ room, file })),
  );
  const pages = await Promise.all(
    files.map(async ({ room, file }) => {
      const source = (await readFile(join(root, file), 'utf8')).replaceAll('\r\n', '\n');
      const info = { file, kind: room.kind, version: room.version };
      return room.kind === 'tsdoc' ? readDeclarationPages(info, source) : [readMarkdownPage(info, source)];
    }),
  );
  return [...pages.flat(), ...(existsSync(join(root, 'glossary')) ? readGlossaryPages(root) : [])];
}

/** Every fence of every page, page after page, top to bottom. What is wrong with them: see `run`. */
export async function collectFences(root: string): Promise<readonly Fence[]> {
  return (await collectPages(root)).flatMap((page) => page.fences);
}
