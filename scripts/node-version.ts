import semver from 'semver';
import { engines } from '../package.json';
import { Stop } from './fail';

/**
 * @param version - As `process.versions.node` gives it
 * @throws Stop when `engines` in package.json does not name this Node, with the version found, those needed and how to get one
 */
export function checkNode(version: string = process.versions.node): void {
  if (semver.satisfies(version, engines.node)) return;
  const needed = engines.node.replace('||', 'or');
  throw new Stop(
    `This project needs Node ${needed}, but this is Node ${version}: install another one from https://nodejs.org (or run "nvm install 20") and try again.`,
  );
}
