import { distance } from 'fastest-levenshtein';
import { decodeLeniently } from '../html-address/decode-leniently';

const maximumSuggestions = 3;

/** How much of an address may differ before a page no longer counts as likely. */
const tolerance = 0.45;

/** What a page costs that only shares words with the address, that stands above or below it, and one of another version. */
const cost = { sharedWords: 0.25, sameBranch: 0.4, otherVersion: 0.1 } as const;

const development = 'docs/next/';

function normalise(path: string): string {
  return decodeLeniently(path)
    .toLowerCase()
    .replace(/\/index(\.html)?$|\.(html|mdx?)$/, '')
    .replace(/\/+$/, '');
}

/** 0 for the same text, 1 for nothing in common. */
const difference = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length, 1);

/** Whether a name's words are the first letters of the other's: `install`, `installation`; `bulk`, `bulk-loading`. */
const isPartOf = (part: string, name: string): boolean => part.length > 2 && `-${name}`.includes(`-${part}`);

function nameDifference(a: string, b: string): number {
  const whole = difference(a, b);
  return isPartOf(a, b) || isPartOf(b, a) ? Math.min(whole, cost.sharedWords) : whole;
}

/** 0 for the same address, 1 for nothing in common: the last segment is what pages differ by, so it weighs most. */
function scoreOf(wanted: string, candidate: string): number {
  const isOnBranch = `${wanted}/`.startsWith(`${candidate}/`) || `${candidate}/`.startsWith(`${wanted}/`);
  const split = (path: string): [string, string] => {
    const end = path.lastIndexOf('/') + 1;
    return [path.slice(0, end).replace(development, 'docs/'), path.slice(end)];
  };
  const [[wantedFolder, wantedName], [folder, name]] = [split(wanted), split(candidate)];
  const isOtherVersion = wanted.startsWith(development) !== candidate.startsWith(development);
  const score =
    nameDifference(wantedName, name) * 0.9 +
    difference(wantedFolder, folder) * 0.1 +
    (isOtherVersion ? cost.otherVersion : 0);
  return isOnBranch ? Math.min(score, cost.sameBranch) : score;
}

/**
 * The pages a reader most likely wanted, or the names a writer did: the not-found page asks for addresses, live samples,
 * plugins and checks for names, with an empty base path. Edit distance decides, and the same last segment counts for much,
 * since a page may have moved.
 *
 * @param requested - the path that has no page, or the name that there is not
 * @param candidates - the paths of existing pages, base path included; of equals the first counts
 * @param basePath - the site's base path; what stands before it in every address says nothing
 * @returns at most three paths, the likeliest first
 */
export function findNearMisses(requested: string, candidates: readonly string[], basePath: string): string[] {
  const strip = (path: string): string =>
    normalise(path.startsWith(basePath) ? path.slice(basePath.length) : path);
  const wanted = strip(requested);
  if (wanted === '') return [];
  return (
    candidates
      .map((path) => ({ path, score: scoreOf(wanted, strip(path)) }))
      .filter(({ score }) => score <= tolerance)
      // Of pages as likely as each other the highest come first: at "docs/" the introduction.
      .sort((a, b) => a.score - b.score || a.path.length - b.path.length)
      .slice(0, maximumSuggestions)
      .map(({ path }) => path)
  );
}
