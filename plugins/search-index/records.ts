import type { PageToPack, RecordToPack } from '../../src/features/search/engine/pack';
import { plainTitle } from '../../src/features/search/engine/rank';
import type { PageKind } from '../../src/features/search/engine/model';
import type { ExtractedPage, ExtractedSection } from './extract';

/** A page of the site with everything the search knows about it. */
export interface SearchPage extends ExtractedPage {
  /** Path below the base path: `docs/intro`. */
  readonly route: string;
  readonly group: string;
  readonly kind: PageKind;
}

/** Words of prose kept per section, for the index and for snippets. Later ones added nothing to the bench. */
const longestText = 1600;

/** Shapes a page for the embedded engine's index. */
export function toPack(page: SearchPage): PageToPack {
  return {
    route: page.route,
    group: page.group,
    kind: page.kind,
    records: page.sections.map((section, number) => toRecord(page, section, number === 0)),
  };
}

function toRecord(page: SearchPage, section: ExtractedSection, isPage: boolean): RecordToPack {
  const text = shorten(isPage ? joinTexts(page.description, section.text) : section.text);
  return {
    level: section.level,
    heading: section.heading,
    anchor: section.anchor,
    fields: {
      title: isPage ? plainTitle(section.heading) : '',
      heading: isPage ? '' : section.heading,
      meta: isPage
        ? `${page.keywords} ${page.route.replace(/^docs\/(next\/)?/, '')} ${page.group}`
        : section.names,
      text,
      code: section.code,
    },
    text,
  };
}

/** The description first, unless the text begins with it. */
function joinTexts(description: string, text: string): string {
  return text.startsWith(description) ? text : `${description} ${text}`.trim();
}

function shorten(text: string): string {
  return text.length <= longestText ? text : text.slice(0, text.lastIndexOf(' ', longestText));
}
