import type { DocVersion, Limit } from '../../limits';
import { suchAs } from '../../plugins/repository-files/near-names';
import { withoutSlash } from '../../src/features/html-address/without-slash';
import type { Finding } from '../finding';
import { hasApi, type ApiItem } from './surface';

export interface Surroundings {
  readonly api: Readonly<Record<DocVersion, readonly ApiItem[]>>;
  /** Routes of the written pages of each version, without prefix and without a slash at the end. */
  readonly pages: Readonly<Record<DocVersion, ReadonlySet<string>>>;
  /** The line on which the entry begins in the file of its area. */
  readonly lineOf: (limit: Limit) => number;
}

/** Finds limits that name an API item or a page that one of their versions does not have. */
export function checkLimits(limits: readonly Limit[], surroundings: Surroundings): readonly Finding[] {
  return limits.flatMap((limit) => {
    const place = { file: `limits/${limit.area}.ts`, line: surroundings.lineOf(limit) };
    return limit.versions.flatMap((version): Finding[] => {
      const items = surroundings.api[version];
      const dangling = limit.api.filter((name) => !hasApi(items, name));
      const pages = surroundings.pages[version];
      const page = withoutSlash(limit.page);
      return [
        ...dangling.map((name) => ({
          ...place,
          message: `The limit "${limit.id}" names ${name}, which ${version} does not have.`,
          remedy: `Correct the name, take ${version} out of the limit's versions, or remove the limit.`,
        })),
        ...(pages.has(page)
          ? []
          : [
              {
                ...place,
                message: `The limit "${limit.id}" leads to ${limit.page}, which ${version} does not have.`,
                remedy: `Name a written page${suchAs(page, pages)}, or write this one.`,
              },
            ]),
      ];
    });
  });
}
