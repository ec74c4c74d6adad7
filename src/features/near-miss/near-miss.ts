import { distance } from 'fastest-levenshtein';
import { decodeLeniently } from '../html-address/decode-leniently';

const maximumSuggestions = 3;

/** The highest score with which a page still counts as likely. A score is 0 for equal addresses. */
const tolerance = 0.45;

/**
 * Special cases of a score. The difference of two names is at most `sharedWords` where one contains the other, and the
 * score of a page above or below the address at most `sameBranch`. `otherVersion` is added where only one is in Next.
 */
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

/** Whether a name contains a part at the start of a word: `installation` has `install`, `bulk-loading` has `bulk`. */
const isPartOf = (part: string, name: string): boolean => part.length > 2 && `-${name}`.includes(`-${part}`);

function nameDifference(a: string, b: string): number {
  const whole = difference(a, b);
  return isPartOf(a, b) || isPartOf(b, a) ? Math.min(whole, cost.sharedWords) : whole;
}

/** 0 for the same address, about 1 for nothing in common. The last segment, by which pages differ, weighs most. */
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
 * Finds the pages that a reader most likely wanted, or the names that a writer did. The not-found page looks for
 * addresses; live samples, plugins and checks look for names, with an empty base path. Candidates are ranked by edit
 * distance. An equal last segment counts for much, because a page may have moved.
 *
 * @param requested - the path that has no page, or the unknown name
 * @param candidates - the paths of existing pages, base path included; of equals the first one counts
 * @param basePath - the site's base path, which is not compared, because every address begins with it
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
      // Of equally likely pages, the one with the shortest path comes first: for "docs/" the introduction.
      .sort((a, b) => a.score - b.score || a.path.length - b.path.length)
      .slice(0, maximumSuggestions)
      .map(({ path }) => path)
  );
}
