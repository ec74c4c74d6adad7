import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Stop } from '../../scripts/fail';

const names = ['firefox-esr', 'firefox'] as const;
const fixedPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
] as const;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a Firefox: `FIREFOX_PATH` first, then the system's.
 *
 * @throws Stop when `FIREFOX_PATH` names nothing that runs
 */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH?.trim();
  if (named) {
    if (isExecutable(named)) return named;
    throw new Stop(`FIREFOX_PATH is "${named}", which is no program that runs.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...fixedPlaces].find(isExecutable);
}
