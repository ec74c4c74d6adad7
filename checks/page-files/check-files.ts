import path from 'node:path';
import type { Finding } from '../finding';
import { checkGroup } from './check-group';
import type { RoomFile } from './room-file';

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
  if (parts.some((part) => /^[._]/.test(part))) return [];
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

/**
 * The line of the first byte that is not UTF-8, or of a NUL, which shows another encoding; undefined if there is
 * neither.
 */
function lineOfForeignByte(content: Buffer): number | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const text = content.toString('latin1');
  const lines = text.split('\n');
  const at = lines.findIndex((line) => {
    try {
      return decoder.decode(Buffer.from(line, 'latin1')).includes('\0');
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
