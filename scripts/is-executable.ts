import { accessSync, constants, statSync } from 'node:fs';

/** Whether a file exists and may be run; a folder of that name is no program. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
