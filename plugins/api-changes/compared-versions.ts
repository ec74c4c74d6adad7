import { docsVersionOf } from '../../limits';
import { Stop } from '../repository-files/stop';
import { readVersions } from '../repository-files/versions';
import type { Pair } from './store';

/**
 * The versions that a page compares: the one it belongs to with the one before it. Pages outside the docs compare the
 * newest release with Next.
 *
 * @param file - The page's path, from the repository's root.
 * @throws Stop when nothing comes before the page's version
 */
export function comparedVersions(root: string, file: string): Pair {
  const released = readVersions(root);
  const to = docsVersionOf(file) ?? 'next';
  const from = released[released.indexOf(to) + 1];
  if (from !== undefined) return { from, to };
  throw new Stop(
    `There is no version before ${to} to compare it with. Take <ApiChanges /> out of this page.`,
  );
}
