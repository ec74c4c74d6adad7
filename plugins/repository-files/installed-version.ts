import { readJson } from './read-json';
import { Stop } from './stop';

/**
 * The installed version of a package.
 *
 * @throws Stop when it is not installed
 */
export function installedVersion(root: string, name: string): string {
  const file = `node_modules/${name}/package.json`;
  const { version } = (readJson(root, file, 'Run npm ci.') ?? {}) as { version?: unknown };
  if (typeof version !== 'string') throw new Stop(`${file}: There is no version in it. Run npm ci.`);
  return version;
}
