import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, linkedPage, linksBelow } from '../../plugins/repository-files/files-below';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { pageRooms } from '../source-pages';
import { checkFiles } from './check-files';
import type { RoomFile } from './room-file';

export const stage: Stage = 'source';

const filesIn = (root: string, room: string): readonly RoomFile[] =>
  filesBelow(path.join(root, room))
    .filter((name) => !name.startsWith('api-generated/'))
    .map((name) => ({ file: `${room}/${name}`, room }));

const findLinks = (root: string, room: string): readonly Finding[] =>
  linksBelow(path.join(root, room)).map((name) => ({ file: `${room}/${name}`, ...linkedPage }));

/** Files in the rooms of pages that become no page, or one that cannot be reached or read. */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const files = pageRooms.flatMap((room) => filesIn(root, room));
  note(countOf(files.length, 'file'));
  return Promise.resolve([
    ...checkFiles(files, (file) => readFileSync(path.join(root, file))),
    ...pageRooms.flatMap((room) => findLinks(root, room)),
  ]);
}
