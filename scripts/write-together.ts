import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { reasonOf, Stop } from './fail';

/** A file or folder to write. */
export interface Writing {
  /** Its place, from the repository's root. */
  readonly to: string;
  /** Writes it at the path given, which is not its place yet. */
  readonly write: (part: string) => void;
}

/**
 * Writes several files and folders as one. All are written beside their places before the first is moved to its place,
 * so that a full disk or a missing permission leaves the repository as it was. What a stopped run has left beside a
 * place is removed first.
 *
 * @throws Stop naming the file, the reason, what is in its place already, and the remedy
 */
export function writeTogether(root: string, writings: readonly Writing[]): void {
  const parts: { readonly to: string; readonly part: string }[] = [];
  for (const { to, write } of writings) {
    const part = path.join(root, `${to}.part`);
    try {
      mkdirSync(path.dirname(part), { recursive: true });
      // Folders are copied into an existing folder, so pages deleted since then would come back.
      remove([part]);
      parts.push({ to, part });
      write(part);
    } catch (error) {
      remove(parts.map((each) => each.part));
      throw new Stop(
        `${to}: it could not be written (${reasonOf(error)}). Nothing was changed. ` +
          'See that there is room on the disk and that the folder is yours to write in, and run the command again.',
      );
    }
  }
  for (const [at, { to, part }] of parts.entries()) {
    try {
      renameSync(part, path.join(root, to));
    } catch (error) {
      remove(parts.map((each) => each.part));
      const done = parts.slice(0, at).map((each) => each.to);
      throw new Stop(
        `${to}: it could not be put in its place (${reasonOf(error)}). ` +
          (done.length === 0
            ? 'Nothing was changed. Remove what is in the way, and run the command again.'
            : `Already there: ${done.join(', ')}. Restore these with git or remove them, and run the command again.`),
      );
    }
  }
}

function remove(parts: readonly string[]): void {
  for (const part of parts) rmSync(part, { recursive: true, force: true });
}
