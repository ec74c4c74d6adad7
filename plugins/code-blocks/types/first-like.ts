import { type Reach, reachOf, readReach } from './reach';
import { documentedVersions } from '../../repository-files/documented-versions';

/**
 * Finds the first version in which a sample has the same types as in the given one. Most samples stand on the pages of
 * both versions and need not be analysed twice. The exports of a version are read when it is first asked for.
 */
export function createVersionFinder(root: string): (version: string, code: string) => string {
  const reaches = new Map<string, Reach>();
  const keyIn = (version: string, code: string): string | undefined => {
    const reach = reaches.get(version) ?? readReach(root, version);
    reaches.set(version, reach);
    return reachOf(code, reach);
  };
  return (version, code) => {
    const key = keyIn(version, code);
    return (
      documentedVersions(root).find((other) => key !== undefined && keyIn(other, code) === key) ?? version
    );
  };
}
