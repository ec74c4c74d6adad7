import { existsSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './fail';

/** Whether a folder holds a whole build: one that broke off has no page for addresses that lead nowhere. */
export const isBuilt = (directory: string): boolean => existsSync(path.join(directory, '404.html'));

/**
 * Makes sure that a site is built.
 *
 * @param directory - Where the build is.
 * @param name - What to call it in the message.
 * @throws Stop naming the remedy, when nothing is built there
 */
export function requireBuild(directory: string, name = directory): void {
  if (isBuilt(directory)) return;
  throw new Stop(
    `There is no built site in ${name}: build it with "npm run build", or build and serve with "npm start".`,
  );
}
