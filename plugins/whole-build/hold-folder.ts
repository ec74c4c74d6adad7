import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileIn } from '../repository-files/file-in';
import { keyOf } from '../repository-files/hash-files';
import { Stop } from '../repository-files/stop';

function isRunning(pid: number): boolean {
  try {
    // Signal 0 sends nothing: it only asks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process id in the file; none if the file is missing or was cut short. */
function pidIn(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** False when the file is there already. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Says which process writes into a folder; the folder is an absolute path, or one from where the process works. */
const fileOf = (root: string, folder: string): string =>
  path.join(root, '.cache/builds', `${keyOf(path.resolve(folder))}.pid`);

/** Whether a build writes into a folder, or was killed there. */
export const isHeld = (root: string, folder: string): boolean => existsSync(fileOf(root, folder));

/** A folder that other builds keep out of. */
interface Held {
  /** Whether the build before was killed or broke down. */
  readonly wasLeft: boolean;
  /** Lets others in before the process ends. */
  readonly giveBack: () => void;
}

/**
 * Locks a folder for this build until the process ends. The lock of a killed build is taken over: its process id is
 * unused or, in a restarted container, our own.
 *
 * @param root - The repository's root.
 * @param folder - Where the build writes, as an absolute path; a slash may follow.
 * @throws Stop naming the process and the remedy, while another build writes there
 */
export function holdFolder(root: string, folder: string): Held {
  const file = fileOf(root, folder);
  mkdirSync(path.dirname(file), { recursive: true });
  const wasLeft = !take(file);
  if (wasLeft) {
    const other = pidIn(file);
    if (other !== undefined && other !== process.pid && isRunning(other))
      throw new Stop(
        `Another build, process ${other}, writes into ${fileIn(root, folder)}: wait until it has ended, and run the command again. ` +
          `If process ${other} is no build, remove ${fileIn(root, file)}.`,
      );
    writeFileSync(file, String(process.pid));
  }
  const giveBack = (): void => {
    if (pidIn(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', giveBack);
  return {
    wasLeft,
    giveBack: () => {
      process.off('exit', giveBack);
      giveBack();
    },
  };
}
