import { DOC_VERSIONS, docsBaseOf, LATEST_VERSION, limits, type DocVersion } from '../../../../limits';

/** A place of the site that explains a message. */
export interface Help {
  readonly title: string;
  /** Path below the base path, with the anchor. */
  readonly to: string;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const versionAt = (path: string): DocVersion =>
  DOC_VERSIONS.find((version) => version !== LATEST_VERSION && path.startsWith(docsBaseOf(version))) ??
  LATEST_VERSION;

/** A name that the reader chose, told by the word before it; any other quoted text is the message's own. */
const CHOSEN_NAME = /(?<=\b(?:graph|label|schema|variable) )(?<quote>["'])[^"']*\k<quote>/g;

/** Limits keep messages as a reader would paste them: whole, or the fixed part with `…` for the rest. */
function knows(known: string, message: string): boolean {
  const pattern = known.replace(CHOSEN_NAME, '…').split('…').map(escapePattern).join('.*');
  return known.length > 3 && new RegExp(pattern, 's').test(message);
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
      .filter((known) => knows(known, message))
      .map(({ length }) => length);
    const fits = lengths.length > 0 && limit.versions.includes(version);
    // What AGE itself refuses comes before what the library makes of it.
    return fits ? [{ limit, rank: Math.max(...lengths) + (limit.area === 'age' ? 1000 : 0) }] : [];
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
