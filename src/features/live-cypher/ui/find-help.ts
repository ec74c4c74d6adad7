import {
  DOC_VERSIONS,
  docsBaseOf,
  LATEST_VERSION,
  limits,
  type DocVersion,
  type Limit,
} from '../../../../limits';
import { holdsMessage } from '../../../../limits/holds-message';

/** A place of the site that explains a message. */
export interface Help {
  readonly title: string;
  /** Path below the base path, with the anchor. */
  readonly to: string;
}

const versionAt = (path: string): DocVersion =>
  DOC_VERSIONS.find((version) => version !== LATEST_VERSION && path.startsWith(docsBaseOf(version))) ??
  LATEST_VERSION;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}_]+/u);

/**
 * Limits about a server without AGE. They do not help here: the page's engine has AGE installed, loaded and on its
 * path.
 */
const OF_SETUP: ReadonlySet<string> = new Set(['age-extension-missing', 'age-not-loaded', 'age-search-path']);

/** A known message with this end applies to certain words only, which are in the symptom of its limit. */
const OPEN_END = ' at or near';

function knows({ symptom }: Limit, known: string, message: string): boolean {
  const word = known.endsWith(OPEN_END) ? /"(.*)"/s.exec(message)?.[1] : undefined;
  if (word !== undefined && !wordsOf(symptom).includes(word.toLowerCase())) return false;
  return known.length > 3 && holdsMessage(message, known);
}

/**
 * Finds the known limits that match a message of AGE best, at most two.
 *
 * @param message - the engine's message
 * @param path - path of the page that shows it, without the site's base path; outside the docs the latest release
 *   counts
 */
export function findHelp(message: string, path: string): readonly Help[] {
  const version = versionAt(path);
  const found = limits.flatMap((limit) => {
    const lengths = (limit.messages ?? [])
      .filter((known) => knows(limit, known, message))
      .map(({ length }) => length);
    // Limits of the library do not apply, because the statement goes to AGE without it.
    const isOfStatement = limit.area === 'age' && !OF_SETUP.has(limit.id);
    const fits = isOfStatement && lengths.length > 0 && limit.versions.includes(version);
    return fits ? [{ limit, rank: Math.max(...lengths) }] : [];
  });
  const best = Math.max(...found.map(({ rank }) => rank));
  return found
    .filter(({ rank }) => rank === best)
    .slice(0, 2)
    .map(({ limit }) => ({
      title: limit.title,
      to: `${docsBaseOf(version)}how-to-guides/troubleshooting#${limit.id}`,
    }));
}
