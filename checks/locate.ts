import type { SourcePage } from './source-pages';

/** Where a writer mends something that was seen on a built page. */
export interface Place {
  readonly file: string;
  readonly line?: number;
}

/**
 * Leads from a built page back to its Markdown file and, where the text can be found, to the line.
 *
 * @param needles texts to look for, the most telling first
 */
export function locate(
  sources: ReadonlyMap<string, SourcePage>,
  page: { readonly route: string; readonly file: string },
  needles: readonly string[],
): Place {
  const source = sources.get(page.route);
  if (!source) return { file: `build/${page.file}` };
  const lines = source.text.split('\n');
  for (const needle of needles) {
    const index = needle ? lines.findIndex((line) => line.includes(needle)) : -1;
    if (index >= 0) return { file: source.file, line: index + 1 };
  }
  return { file: source.file };
}

/** The written pages by their route. */
export function byRoute(pages: readonly SourcePage[]): ReadonlyMap<string, SourcePage> {
  return new Map(pages.map((page) => [page.route, page]));
}

/** The files that a route's page is made from: written ones, or the built one where none is. */
export function filesAt(
  sources: readonly Pick<SourcePage, 'file' | 'route'>[],
  route: string,
): readonly [string, ...string[]] {
  const [first, ...others] = sources.filter((source) => source.route === route).map(({ file }) => file);
  return first === undefined ? [`build/${route && `${route}/`}index.html`] : [first, ...others];
}
