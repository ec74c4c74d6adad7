import { Stop } from '../fail';

/** Names without what an address changes and what a pattern of Express means something by. */
const segments = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.~-]*(?:\/[\w.~-]+)*$/;

/**
 * A base path with a slash at both ends, whatever was typed: `docs` is `/docs/`, and nothing is `/`.
 *
 * @throws Stop when it is no path
 */
export function toBasePath(typed: string): string {
  const path = typed.replace(/^\/+|\/+$/g, '');
  if (segments.test(path)) return `/${path}/`.replace('//', '/');
  throw new Stop(
    `--base is "${typed}", which is no base path: use letters, digits, dots, hyphens and slashes, such as --base /docs/.`,
  );
}
