import { AREA_TITLES, DOC_VERSIONS, LIMIT_AREAS, type Limit } from './limit';

const INTRODUCTION = `# Known limits

What the library, or Apache AGE under it, does differently from what a reader would expect, and what to do instead: one entry
per limit, one file per area. Call-outs (\`<Limit id="…" />\`), the troubleshooting page (\`<LimitsIndex />\`) and the
remarks of the reference read it. Behaviour that is as documented does not belong here, nor do bugs of this site.

To add one: append an entry to the file of its area (\`limit.ts\` explains the fields), then
\`npx vitest run limits -u\`, which checks it and rewrites the list below. An id is an anchor readers may have linked:
it never changes.

<!-- Written by limits/limits.test.ts from the data; do not edit by hand. -->
`;

/** What the README tells of a limit. */
export type ListedLimit = Pick<Limit, 'id' | 'title' | 'area'> & { readonly versions: readonly string[] };

const enumeration = new Intl.ListFormat('en');

/**
 * The room's README: an introduction and the ids by area, with the versions of a limit that does not hold in all.
 *
 * @param versions - All versions of the documentation; the cut of a version passes those that there will be after it.
 * @returns Markdown
 */
export function renderReadme(
  limits: readonly ListedLimit[],
  versions: readonly string[] = DOC_VERSIONS,
): string {
  const areas = LIMIT_AREAS.map((area) => {
    const own = limits.filter((limit) => limit.area === area);
    const lines = own.map((limit) => {
      const only =
        limit.versions.length < versions.length ? ` (${enumeration.format(limit.versions)} only)` : '';
      return `- \`${limit.id}\`: ${limit.title}${only}`;
    });
    return `## ${AREA_TITLES[area]} (\`${area}\`, ${own.length})\n\n${lines.join('\n')}\n`;
  });
  return `${INTRODUCTION}\n${limits.length} limits.\n\n${areas.join('\n')}`;
}
