import { Stop } from './fail';

/** The oldest Node this project is tested on; `engines` in package.json says the same (a unit test compares them). */
export const oldestNode = '20.19.0';

function parse(version: string): readonly number[] {
  return version.replace(/^v/, '').split('.').map(Number);
}

/** Tells whether `version` (as `process.versions.node` gives it) is `oldest` or newer. */
export function isAtLeast(version: string, oldest: string): boolean {
  const wanted = parse(oldest);
  const given = parse(version);
  for (const [index, part] of wanted.entries()) {
    const difference = (given[index] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * @throws Stop when this Node is too old, with the version found, the version needed and how to get it
 */
export function checkNode(version: string = process.versions.node): void {
  if (isAtLeast(version, oldestNode)) return;
  throw new Stop(
    `This project needs Node ${oldestNode} or newer, but this is Node ${version}: install a newer one from https://nodejs.org (or run "nvm install 20") and try again.`,
  );
}
