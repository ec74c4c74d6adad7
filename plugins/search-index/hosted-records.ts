import { hierarchyLevels, type HierarchyLevel } from '../../src/features/search/protocol';
import type { PageKind } from '../../src/features/search/engine/model';
import type { SearchPage } from './records';

/** A record of the hosted index: one section, shaped as DocSearch shapes them (specification 3), plus facets and weight. */
export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Exclude<HierarchyLevel, 'lvl0'>;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<HierarchyLevel, string | null>>;
  /** Names in code, other names of the subject, and keywords of the page: searched, not shown. */
  readonly code: string;
  readonly names: string;
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly kind: PageKind;
  /** Larger is better, except for `position`. */
  readonly weight: { readonly kind: number; readonly level: number; readonly position: number };
}

/** Order of kinds when the service's own criteria leave a tie: guides, then reference, then the generated pages. */
const kindWeights: Readonly<Record<PageKind, number>> = {
  guide: 90,
  tutorial: 90,
  explanation: 70,
  reference: 60,
  symptoms: 60,
  glossary: 50,
  blog: 40,
  api: 30,
  internal: 10,
  site: 0,
};

/** Bytes of a text, of code and of names: the service refuses records above 10 kB. */
const longestText = 4000;
const longestNames = 1000;

/** The beginning of a text that takes no more than so many bytes; no character is cut in two. */
function cut(text: string, bytes: number): string {
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
}

/**
 * All records of a page, in order.
 *
 * @param site address of the site with base path and closing slash
 */
export function toHostedRecords(page: SearchPage, site: string): HostedRecord[] {
  const url = site + page.route;
  const headings: (string | null)[] = [page.group];
  return page.sections.map((section, position) => {
    headings.length = Math.min(headings.length, section.level);
    while (headings.length < section.level) headings.push(null);
    headings.push(section.heading);
    const isPage = position === 0;
    const levels = hierarchyLevels.map((level, number) => [level, headings[number] ?? null] as const);
    const text = cut([isPage ? page.description : '', section.text].filter(Boolean).join(' '), longestText);
    return {
      objectID: section.anchor ? `${page.route}#${section.anchor}` : page.route || 'home',
      url: section.anchor ? `${url}#${section.anchor}` : url,
      url_without_anchor: url,
      anchor: section.anchor || null,
      type: `lvl${section.level}` as HostedRecord['type'],
      content: text || null,
      hierarchy: Object.fromEntries(levels) as HostedRecord['hierarchy'],
      code: cut(section.code, longestText),
      names: cut([isPage ? page.keywords : '', section.names].filter(Boolean).join(' '), longestNames),
      language: page.language,
      version: page.version,
      docusaurus_tag: page.tag,
      kind: page.kind,
      weight: { kind: kindWeights[page.kind], level: 100 - section.level * 10, position },
    };
  });
}
