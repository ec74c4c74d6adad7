import { distance } from 'fastest-levenshtein';
import { decodeLeniently } from '../html-address/decode-leniently';

const maximumSuggestions = 3;

/** How much of an address may differ before a page no longer counts as likely. */
const tolerance = 0.4;

function normalise(path: string): string {
  return decodeLeniently(path)
    .toLowerCase()
    .replace(/\/index(\.html)?$|\.(html|mdx?)$/, '')
    .replace(/\/+$/, '');
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** 0 for the same address, about 1 for nothing in common; the same last segment counts as a near miss. */
function scoreOf(wanted: string, candidate: string): number {
  const whole = distance(wanted, candidate) / Math.max(wanted.length, candidate.length, 1);
  const [wantedName, name] = [lastSegment(wanted), lastSegment(candidate)];
  const names = distance(wantedName, name) / Math.max(wantedName.length, name.length, 1);
  return Math.min(whole, names * 0.9 + 0.05 + whole * 0.05);
}

/**
 * The pages a reader most likely wanted.
 *
 * @param requested - the path that has no page
 * @param candidates - the paths of existing pages, base path included, in order of preference
 * @param basePath - the site's base path; what stands before it in every address says nothing
 * @returns at most three paths, the likeliest first
 */
export function findNearMisses(requested: string, candidates: readonly string[], basePath: string): string[] {
  const strip = (path: string): string =>
    normalise(path.startsWith(basePath) ? path.slice(basePath.length) : path);
  const wanted = strip(requested);
  if (wanted === '') return [];
  return candidates
    .map((path) => ({ path, score: scoreOf(wanted, strip(path)) }))
    .filter(({ score }) => score <= tolerance)
    .sort((a, b) => a.score - b.score)
    .slice(0, maximumSuggestions)
    .map(({ path }) => path);
}
