import { limitById, limits, type DocVersion, type Limit } from '../../limits';
import { didYouMean } from '../repository-files/near-names';
import { Stop } from '../repository-files/stop';

/**
 * The limit of an id, which has to hold in the version of the page that asks.
 *
 * @throws Stop that names near misses, for an unknown id or one of another version.
 */
export function findLimit(id: string, version: DocVersion): Limit {
  const limit = limitById.get(id);
  if (limit?.versions.includes(version)) return limit;
  if (limit) {
    const holds = limit.versions.join(' and ');
    throw new Stop(`The limit "${id}" holds in ${holds} and not in ${version}. Take it out of this page.`);
  }
  const own = limits.filter((other) => other.versions.includes(version)).map((other) => other.id);
  throw new Stop(`There is no known limit "${id}". ${didYouMean(id, own)}All ids are in limits/README.md.`);
}
