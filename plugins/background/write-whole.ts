import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file beside its place and renames it: a build that is stopped or a disk that is full leaves no half file
 * behind, and another thread reads the old text or the new one.
 *
 * @throws what the file system throws, with nothing left beside the file
 */
export function writeWhole(file: string, content: string | NodeJS.ArrayBufferView): void {
  const part = `${file}.${process.pid}-${threadId}`;
  try {
    writeFileSync(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
