import type { SearchRequest, SearchResult } from '../protocol';
import { expandQuery } from './expand';
import { passesFacets } from './facets';
import { matcherOf } from './highlight';
import { toHit, type HitStyle } from './hit';
import type { IndexFile } from './index-file';
import { itemAt } from './item-at';
import { parseQuery } from './query';
import { Ranker } from './rank';
import { Retrieval } from './retrieval';
import { layOut, type Row } from './rows';
import { openLibrary, type Library } from './unpack';
import { Vocabulary } from './vocabulary';

export interface EngineOptions {
  /** Address of the site with base path and closing slash; hits are below it. */
  readonly site: string;
  /** Opening text of a record by source and number within it; `null` while the texts are not loaded. */
  readonly textOf: (source: string, record: number) => string | null;
}

const defaultHitsPerPage = 20;
const mostHitsPerPage = 1000;

/** Searches one set of index files. Answers in the hosted service's shape; all texts are plain, not HTML. */
export class Engine {
  private readonly library: Library;
  private readonly vocabulary: Vocabulary;
  private readonly ranker: Ranker;
  private readonly firstRecordOfSource: ReadonlyMap<string, number>;

  /** @throws DamagedIndexError when a file is not what it should be */
  constructor(
    files: readonly IndexFile[],
    private readonly options: EngineOptions,
  ) {
    this.library = openLibrary(files);
    this.vocabulary = new Vocabulary(this.library.terms.keys());
    this.ranker = new Ranker(this.library, new Retrieval(this.library));
    const first = new Map<string, number>();
    for (const page of this.library.pages) {
      if (!first.has(page.source.name)) first.set(page.source.name, page.firstRecord);
    }
    this.firstRecordOfSource = first;
  }

  search(request: SearchRequest): SearchResult {
    const text = request.query ?? '';
    const hitsPerPage = clamp(request.hitsPerPage ?? defaultHitsPerPage, 1, mostHitsPerPage);
    const page = clamp(request.page ?? 0, 0, Number.MAX_SAFE_INTEGER);
    const query = parseQuery(text);
    const expansions = expandQuery(query, this.vocabulary);
    const allowed = new Map<string, boolean>();
    const rows = query.words.length
      ? this.rowsFor(query, expansions, (source) => {
          const known = allowed.get(source.name) ?? passesFacets(source, request.facetFilters);
          allowed.set(source.name, known);
          return known;
        })
      : [];
    const isMatch = matcherOf(expansions);
    const style = styleOf(request);
    return {
      query: text,
      page,
      hitsPerPage,
      nbHits: rows.length,
      nbPages: Math.ceil(rows.length / hitsPerPage),
      hits: rows
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((row) => toHit(row, this.library, this.textOf(row), isMatch, style, this.options.site)),
    };
  }

  private rowsFor(
    query: ReturnType<typeof parseQuery>,
    expansions: ReturnType<typeof expandQuery>,
    allows: (source: Library['pages'][number]['source']) => boolean,
  ): Row[] {
    const ranked = this.ranker.rank(query, expansions, (page) =>
      allows(itemAt(this.library.pages, page).source),
    );
    return layOut(ranked, (page) => itemAt(this.library.pages, page).firstRecord);
  }

  private textOf({ page, record }: Row): string | null {
    const { name } = itemAt(this.library.pages, page).source;
    return this.options.textOf(name, record - (this.firstRecordOfSource.get(name) ?? 0));
  }
}

function styleOf(request: SearchRequest): HitStyle {
  return {
    marks: {
      before: request.highlightPreTag ?? '<mark>',
      after: request.highlightPostTag ?? '</mark>',
      ellipsis: request.snippetEllipsisText ?? '\u2026',
    },
    snippetWords: new Map(
      (request.attributesToSnippet ?? []).map((attribute) => {
        const [name = '', words = '10'] = attribute.split(':');
        return [name, Number.parseInt(words, 10) || 10];
      }),
    ),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.floor(value))) : least;
}
