import { existsSync } from 'node:fs';
import path from 'node:path';
import { isHeld } from '../plugins/whole-build/hold-folder';
import { Stop } from './fail';

const repository = path.resolve(__dirname, '..');

/**
 * Whether a folder holds a complete build. A build that broke off has no `404.html`. A running build writes that page
 * among the first, so its lock is checked too.
 *
 * @param root - The repository whose builds are asked about.
 */
export const isBuilt = (directory: string, root = repository): boolean =>
  existsSync(path.join(directory, '404.html')) && !isHeld(root, directory);

/**
 * Makes sure that a site is built.
 *
 * @param directory - Where the build is.
 * @param name - What to call it in the message.
 * @param root - The repository whose builds are asked about.
 * @throws Stop naming the remedy, when nothing is built there, or not all of it
 */
export function requireBuild(directory: string, name = directory, root = repository): void {
  if (isBuilt(directory, root)) return;
  throw new Stop(
    isHeld(root, directory)
      ? `The site in ${name} is not whole: a build writes it, or was killed. Wait until it has ended, or build again with "npm run build".`
      : `There is no built site in ${name}: build it with "npm run build", or build and serve with "npm start".`,
  );
}
