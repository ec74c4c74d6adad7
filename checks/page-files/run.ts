import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileIn } from '../../plugins/repository-files/file-in';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { pageRooms } from '../source-pages';
import { checkFiles } from './check-files';
import type { RoomFile } from './room-file';

export const stage: Stage = 'source';

function filesIn(root: string, room: string): readonly RoomFile[] {
  if (!existsSync(path.join(root, room))) return [];
  return readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fileIn(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(`${room}/api-generated/`))
    .sort()
    .map((file) => ({ file, room }));
}

/** Files in the rooms of pages that become no page, or one that cannot be reached or read. */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const files = pageRooms.flatMap((room) => filesIn(root, room));
  note(countOf(files.length, 'file'));
  return Promise.resolve(checkFiles(files, (file) => readFileSync(path.join(root, file))));
}
