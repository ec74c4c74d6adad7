import type { DocVersion, Limit } from '../../limits';
import type { Finding } from '../finding';

/**
 * Finds limits that no page of a version shows in a call-out: readers would meet them unprepared.
 *
 * @param shown ids in call-outs, by the version of their page
 */
export function checkShown(
  limits: readonly Limit[],
  shown: Readonly<Record<DocVersion, ReadonlySet<string>>>,
  lineOf: (limit: Limit) => number,
): readonly Finding[] {
  return limits.flatMap((limit) =>
    limit.versions
      .filter((version) => !shown[version].has(limit.id))
      .map((version) => ({
        file: `limits/${limit.area}.ts`,
        line: lineOf(limit),
        message: `No page of ${version} shows the limit "${limit.id}".`,
        remedy: `Write <Limit id="${limit.id}" /> where a reader meets it, such as on ${limit.page}.`,
      })),
  );
}
