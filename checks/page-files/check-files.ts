import path from 'node:path';
import { describeJsonProblem } from '../../plugins/repository-files/read-json';
import type { Finding } from '../finding';

/** A file in a room of pages. */
export interface RoomFile {
  /** From the repository's root, with forward slashes. */
  readonly file: string;
  /** The folder that the build makes pages of. */
  readonly room: string;
}

type Read = (file: string) => Buffer;

const isPage = (name: string): boolean => /\.mdx?$/.test(name);

/** The page of its folder: its name is no part of the address. */
const isFolderPage = (name: string): boolean => /^README\.mdx?$/.test(name);

/** What was meant for a page, whoever links to it. */
const isLikePage = (name: string): boolean =>
  !name.includes('.') || /\.(?:mdx?|markdown)(?:\.|$)/i.test(name);

/** Whether a page links to a file or imports it: the build takes it along. */
const isLinked = (name: string, files: readonly RoomFile[], read: Read): boolean =>
  files
    .filter(({ file }) => isPage(file))
    .map(({ file }) => read(file).toString())
    .some((text) => text.includes(`/${name}`) || text.includes(`(${name}`));

/** What the build reads beside pages: the sidebar's groups, lists of names, code of pages, and pictures. */
const isRead = (name: string): boolean =>
  /^(?:_category_\.json|(?:tags|authors)\.yml)$|\.(?:tsx?|css|svg|png|jpe?g|gif|webp|avif)$/.test(name);

/** A part of an address that no browser, shell or chat writes in another way. */
const isPlain = (part: string): boolean => /^[a-z0-9][a-z0-9.-]*$/.test(part);

function checkPlace({ file, room }: RoomFile, isTaken: (name: string) => boolean): readonly Finding[] {
  const parts = file.slice(room.length + 1).split('/');
  const name = parts.at(-1) ?? '';
  if (parts.some((part) => /^[._]/.test(part) && !isRead(part))) return [];
  if (!isPage(name) && !isRead(name) && (isLikePage(name) || !isTaken(name)))
    return [
      {
        file,
        message: 'The build makes no page of this file, and nothing reads it.',
        remedy:
          'Name a page *.md or *.mdx in small letters, and link a file for readers; what is for writers begins with _.',
      },
    ];
  const odd = isPage(name) ? parts.filter((part) => !isPlain(part) && !isFolderPage(part)) : [];
  return odd.map((part) => ({
    file,
    message: `"${part}" is part of the page's address, and not fit for one.`,
    remedy: 'Rename it: small letters, digits and hyphens.',
  }));
}

/** The line on which the first byte stands that is no UTF-8, if there is one. */
function lineOfForeignByte(content: Buffer): number | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const text = content.toString('latin1');
  const lines = text.split('\n');
  const at = lines.findIndex((line) => {
    try {
      decoder.decode(Buffer.from(line, 'latin1'));
      return false;
    } catch {
      return true;
    }
  });
  return at < 0 ? undefined : at + 1;
}

function checkText({ file }: RoomFile, content: Buffer): readonly Finding[] {
  const line = lineOfForeignByte(content);
  if (line === undefined) return [];
  return [
    {
      file,
      line,
      message: 'A character here is not in UTF-8.',
      remedy: 'Save the file as UTF-8 and correct it.',
    },
  ];
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isSwitch = (value: unknown): boolean => typeof value === 'boolean';
const isMap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A page for the group: one of the docs by its id, or a list of what is in it. */
const isGroupLink = (value: unknown): boolean =>
  isMap(value) &&
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'generated-index' || (value.type === 'doc' && 'id' in value && isText(value.id)));

/** The id of the page that a group leads to. */
const pageOf = (link: unknown): string | undefined =>
  typeof link === 'object' && link !== null && 'id' in link ? String(link.id) : undefined;

/** The fields of a sidebar's group that Docusaurus knows, with what each holds. */
const groupFields: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['label', isText],
  ['position', (value) => typeof value === 'number'],
  ['link', (value) => value === null || isGroupLink(value)],
  ['key', isText],
  ['description', isText],
  ['className', isText],
  ['collapsed', isSwitch],
  ['collapsible', isSwitch],
  ['customProps', isMap],
]);

const groupRemedy =
  'Write { "label": "Guides", "position": 3, "link": null }; without "link" the folder\'s README is its page.';

/** The build says of a wrong group neither the line nor, of a wrong field, the file. */
function checkGroup({ file, room }: RoomFile, text: string, files: readonly RoomFile[]): readonly Finding[] {
  let group: unknown;
  try {
    group = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    const { line, reason } = describeJsonProblem(text);
    return [{ file, line, message: `This is no JSON: ${reason}.`, remedy: groupRemedy }];
  }
  if (typeof group !== 'object' || group === null || Array.isArray(group))
    return [{ file, line: 1, message: 'This is no group of the sidebar.', remedy: groupRemedy }];
  const lineOf = (field: string): number =>
    text.split('\n').findIndex((line) => line.includes(`"${field}"`)) + 1;
  const pages = new Set(files.map((each) => each.file.replace(/\.mdx?$/, '')));
  const isThere = (id: string): boolean =>
    [path.posix.dirname(file), room].some((folder) => pages.has(`${folder}/${id}`));
  return Object.entries(group).flatMap(([field, value]) => {
    const isRight = groupFields.get(field);
    if (isRight?.(value)) {
      const id = field === 'link' ? pageOf(value) : undefined;
      if (id === undefined || isThere(id)) return [];
      const message = `The group leads to the page "${id}", which is not there.`;
      const remedy =
        'Name a page by its path in this folder, or in the docs, without .mdx; or write "link": null.';
      return [{ file, line: lineOf(field), message, remedy }];
    }
    const what = isRight ? `has a wrong "${field}"` : `has an unknown field "${field}"`;
    return [{ file, line: lineOf(field), message: `The group ${what}.`, remedy: groupRemedy }];
  });
}

/** Finds files that become no page, addresses nobody can type, text in another encoding, and wrong groups. */
export function checkFiles(files: readonly RoomFile[], read: Read): readonly Finding[] {
  return files.flatMap((each) => [
    ...checkPlace(each, (name) => isLinked(name, files, read)),
    ...(/\.(?:mdx?|json|yml)$/.test(path.posix.basename(each.file)) ? checkText(each, read(each.file)) : []),
    ...(path.posix.basename(each.file) === '_category_.json'
      ? checkGroup(each, read(each.file).toString(), files)
      : []),
  ]);
}
