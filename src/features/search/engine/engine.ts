import type { SearchRequest, SearchResult } from '../protocol';
import { expandQuery } from './expand';
import { passesFacets } from './facets';
import { GluedWords } from './glued-words';
import { matcherOf } from './highlight';
import { createHitWriter, type HitStyle } from './hit';
import type { IndexFile } from './index-file';
import { itemAt } from './item-at';
import { parseQuery, toReadable, type ParsedQuery } from './query';
import { Ranker } from './rank';
import { Retrieval } from './retrieval';
import { layOut, type Layout, type Row } from './rows';
import { openLibrary, type Library } from './unpack';
import { Vocabulary } from './vocabulary';
import { foldWord } from './words';

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
  private readonly retrieval: Retrieval;
  private readonly gluedWords: GluedWords;
  private readonly firstRecordOfSource: ReadonlyMap<string, number>;

  /** @throws DamagedIndexError when a file is not what it should be */
  constructor(
    files: readonly IndexFile[],
    private readonly options: EngineOptions,
  ) {
    this.library = openLibrary(files);
    this.vocabulary = new Vocabulary(this.library.sortedTerms);
    this.gluedWords = new GluedWords(this.library.records, this.vocabulary);
    this.retrieval = new Retrieval(this.library);
    this.ranker = new Ranker(this.library, this.retrieval, this.vocabulary);
    const first = new Map<string, number>();
    for (const page of this.library.pages) {
      if (!first.has(page.source.name)) first.set(page.source.name, page.firstRecord);
    }
    this.firstRecordOfSource = first;
  }

  /**
   * Answers a request; nothing in it is too long or too strange for an answer.
   *
   * @returns the asked page of hits, 20 of them where the request does not say how many (specification, section 9)
   */
  search(request: SearchRequest): SearchResult {
    const text = request.query ?? '';
    const hitsPerPage = clamp(request.hitsPerPage ?? defaultHitsPerPage, 1, mostHitsPerPage);
    const page = clamp(request.page ?? 0, 0, Number.MAX_SAFE_INTEGER);
    const query = this.read(text);
    const expansions = expandQuery(query, this.vocabulary);
    const { rows, first } = this.layOutRows(query, expansions, request);
    const end = (page + 1) * hitsPerPage;
    const write = createHitWriter(this.library, matcherOf(expansions), styleOf(request), this.options.site);
    return {
      query: text,
      page,
      hitsPerPage,
      nbHits: rows.length,
      nbPages: Math.ceil(rows.length / hitsPerPage),
      hits: rows
        .slice(page * hitsPerPage, request.mostPerGroup === undefined ? end : Math.min(end, first))
        .map((row) => write(row, this.textOf(row))),
    };
  }

  /** The rows of an answer without their texts, for those who judge the order only. */
  rowsFor(
    request: SearchRequest,
  ): { readonly group: string; readonly title: string; readonly route: string }[] {
    const query = this.read(request.query ?? '');
    const { rows, first } = this.layOutRows(query, expandQuery(query, this.vocabulary), request);
    return rows
      .slice(
        0,
        Math.min(request.hitsPerPage ?? defaultHitsPerPage, request.mostPerGroup ? first : rows.length),
      )
      .map(({ page }) => {
        const { group, route, firstRecord } = itemAt(this.library.pages, page);
        return { group, route, title: itemAt(this.library.records, firstRecord).heading };
      });
  }

  /**
   * The characters that may follow the query's last word, likeliest first. If that is a complete word, a space is
   * first.
   */
  lettersAfter(query: string): readonly string[] {
    const word = foldWord(/[\p{L}\p{N}]*$/u.exec(query)?.[0] ?? '');
    const letters = this.vocabulary.lettersAfter(word);
    return word.length > 1 && this.vocabulary.has(word) ? [' ', ...letters] : letters;
  }

  /**
   * Does a small piece of work that makes later searches quicker; to be called in idle time.
   *
   * @returns whether there is more to do
   */
  prepareMore(): boolean {
    return this.retrieval.lookUpMore();
  }

  private read(text: string): ParsedQuery {
    return parseQuery(this.gluedWords.separate(toReadable(text)));
  }

  private layOutRows(
    query: ParsedQuery,
    expansions: ReturnType<typeof expandQuery>,
    { facetFilters, mostPerGroup }: SearchRequest,
  ): Layout {
    if (query.words.length === 0) return { rows: [], first: 0 };
    const allowed = new Map<string, boolean>();
    const pageAt = (page: number): Library['pages'][number] => itemAt(this.library.pages, page);
    const ranked = this.ranker.rank(query, expansions, (page) => {
      const { source } = pageAt(page);
      const known = allowed.get(source.name) ?? passesFacets(source, facetFilters);
      allowed.set(source.name, known);
      return known;
    });
    const places = {
      firstRecordOf: (page: number) => pageAt(page).firstRecord,
      groupOf: (page: number) => pageAt(page).group,
    };
    return layOut(ranked, places, mostPerGroup);
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
        return [name, Math.max(1, Number.parseInt(words, 10) || 10)];
      }),
    ),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.floor(value))) : least;
}
