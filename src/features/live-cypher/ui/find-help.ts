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

/** The engine of a sample has AGE installed, loaded and on its search path: what is said of a server without does not help. */
const OF_SETUP: ReadonlySet<string> = new Set(['age-extension-missing', 'age-not-loaded', 'age-search-path']);

/** A known message that ends so speaks of words: those of its limit's symptom. */
const OPEN_END = ' at or near';

function knows({ symptom }: Limit, known: string, message: string): boolean {
  const word = known.endsWith(OPEN_END) ? /"(.*)"/s.exec(message)?.[1] : undefined;
  if (word !== undefined && !wordsOf(symptom).includes(word.toLowerCase())) return false;
  return known.length > 3 && holdsMessage(message, known);
}

/**
 * The known limits that explain a message of AGE, the most exact ones, at most two.
 *
 * @param message - the text as the engine gave it
 * @param path - of the page it is shown on, without the site's base path; pages outside the docs speak of the release
 */
export function findHelp(message: string, path: string): readonly Help[] {
  const version = versionAt(path);
  const found = limits.flatMap((limit) => {
    const lengths = (limit.messages ?? [])
      .filter((known) => knows(limit, known, message))
      .map(({ length }) => length);
    // What the library makes of a statement has no part in one that AGE was given as it is.
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
