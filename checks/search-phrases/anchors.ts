import { withoutVersion } from '../../plugins/search-index/page-route';

interface Page {
  readonly route: string;
  readonly sections: readonly { readonly anchor: string }[];
}

/** The anchors that the search knows of each page in any docs version, by the page's route without one. */
export function anchorsByPage(pages: readonly Page[]): ReadonlyMap<string, ReadonlySet<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const { route, sections } of pages) {
    const ofPage = anchors.get(withoutVersion(route)) ?? new Set();
    for (const { anchor } of sections) ofPage.add(anchor);
    anchors.set(withoutVersion(route), ofPage);
  }
  return anchors;
}
