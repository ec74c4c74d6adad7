import { lastVersionRead } from './last-read';

/** A docs version as the site knows it. */
export interface KnownVersion {
  readonly name: string;
  readonly path: string;
}

interface Hints {
  /** From the address. */
  readonly wanted: string | null;
  /** Picked in the version menu before. */
  readonly preferred: string | null;
  /** Where the reader came from, when the page was opened in a new tab; otherwise empty. */
  readonly referrer: string;
}

/**
 * The version the search page starts on: the one in the address, else the one being read, else the one picked before.
 * Versions that do not exist are skipped.
 *
 * @returns `null` if none of them is known: the page then shows the latest release, which is a guess until the browser
 *   has read what was picked before
 */
export function startingVersion(versions: readonly KnownVersion[], hints: Hints): string | null {
  const names = [hints.wanted, lastVersionRead(), versionOf(hints.referrer, versions), hints.preferred];
  return names.find((name) => versions.some((version) => version.name === name)) ?? null;
}

/** The version whose path the address begins with; of several such paths, the longest counts. */
function versionOf(address: string, versions: readonly KnownVersion[]): string | null {
  if (!URL.canParse(address) || new URL(address).origin !== window.location.origin) return null;
  const { pathname } = new URL(address);
  const matching = versions.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return matching.sort((one, other) => other.path.length - one.path.length)[0]?.name ?? null;
}
