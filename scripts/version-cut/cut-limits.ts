import { DOC_VERSIONS, type Limit } from '../../limits';
import { type ListedLimit, renderReadme } from '../../limits/readme';

/** What holds in Next holds in a version cut from it. */
const withCut = (versions: readonly string[], version: string): readonly string[] =>
  versions.flatMap((each) => (each === 'next' ? [version, each] : [each]));

/**
 * The README of the limits as their test wants it after a cut.
 *
 * @param limits - All limits, as they are before the cut.
 * @param version - The version that is cut from Next.
 * @returns Markdown
 */
export function cutLimitsReadme(limits: readonly Limit[], version: string): string {
  const listed = limits.map((limit): ListedLimit => ({
    ...limit,
    versions: withCut(limit.versions, version),
  }));
  return renderReadme(listed, withCut(DOC_VERSIONS, version));
}
