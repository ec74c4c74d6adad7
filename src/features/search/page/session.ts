import { firstSuggestions } from '../bar/first-suggestions';
import {
  hierarchyLevels,
  type SearchClient,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../protocol';

/** Hits per page of the search page (specification 9). */
const hitsPerPage = 10;

export interface Question {
  readonly query: string;
  /** Docs version, as in the search tag: `0.3.0` or `current`. */
  readonly version: string;
}

export interface SessionState {
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  /** The question that the hits answer. */
  readonly question: Question | null;
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Pages shown so far, and how many there are. */
  readonly pages: number;
  readonly allPages: number;
  /** Searches to suggest when nothing is found: sections of earlier hits, or else those of the modal; at most 3. */
  readonly suggestions: readonly string[];
}

const mostSuggestions = 3;

export const idleState: SessionState = {
  status: 'idle',
  question: null,
  hits: [],
  total: 0,
  pages: 0,
  allPages: 0,
  suggestions: [],
};

/** Whether the hits shown answer this question; they may still answer the one before. */
export function isAnswer({ question }: SessionState, to: Question | null): boolean {
  return question !== null && question.query === to?.query && question.version === to.version;
}

/** The tags the client was told to use; `makeSafe` turns them into HTML. */
export const markTags = { before: '<mark>', after: '</mark>' };

/**
 * The search page's conversation with the engine: one question at a time, answered page by page. An answer that was
 * overtaken by a newer question is dropped.
 */
export class SearchSession {
  private state = idleState;
  private question: Question | null = null;
  private asked = 0;
  private pages = 1;
  private sections: readonly string[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly client: SearchClient,
    private readonly searchTags: (version: string) => readonly string[],
    private readonly language: string,
    private readonly log: (error: unknown) => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): SessionState => this.state;

  /** @param pages how many pages to show at once: more than one when the reader comes back to a place further down */
  async ask(question: Question, pages = 1): Promise<void> {
    const number = ++this.asked;
    this.question = question.query.trim() ? question : null;
    this.pages = pages;
    if (!this.question) {
      this.update(idleState);
      return;
    }
    this.update({ ...this.state, status: 'loading' });
    const wanted = Array.from({ length: pages }, (_, page) => page);
    await this.fetch(number, wanted, []);
  }

  /** Asks the question that failed again, for the same number of pages. */
  async retry(): Promise<void> {
    if (this.question) await this.ask(this.question, this.pages);
  }

  /** Fetches the next page, if there is one and no request is pending. A page that failed is requested again. */
  async more(): Promise<void> {
    const { status, pages, allPages, hits } = this.state;
    if (status === 'loading' || pages >= allPages) return;
    this.update({ ...this.state, status: 'loading' });
    await this.fetch(this.asked, [pages], hits);
  }

  private async fetch(number: number, pages: readonly number[], before: readonly SearchHit[]): Promise<void> {
    try {
      const { results } = await this.client.search({ requests: pages.map((page) => this.requestFor(page)) });
      if (number !== this.asked) return;
      const shown = withResults(results, before);
      const found = new Set(shown.hits.flatMap(({ hierarchy }) => hierarchy.lvl0 ?? []));
      if (found.size > this.sections.length) this.sections = [...found].slice(0, mostSuggestions);
      const suggestions = this.sections.length > 0 ? this.sections : firstSuggestions;
      this.update({ ...shown, question: this.question, suggestions });
    } catch (error) {
      if (number !== this.asked) return;
      this.log(error);
      // If a further page fails, the hits of the pages before it stay.
      this.update({ ...(before.length > 0 ? this.state : idleState), status: 'failed' });
    }
  }

  private requestFor(page: number): SearchRequest {
    const { query = '', version = '' } = this.question ?? {};
    return {
      query,
      page,
      hitsPerPage,
      facetFilters: [
        `language:${this.language}`,
        this.searchTags(version).map((tag) => `docusaurus_tag:${tag}`),
      ],
      attributesToRetrieve: [
        ...hierarchyLevels.map((level) => `hierarchy.${level}`),
        ...['content', 'type', 'url', 'url_without_anchor'],
      ],
      attributesToSnippet: ['content:30'],
      clickAnalytics: false,
      snippetEllipsisText: '\u2026',
      highlightPreTag: markTags.before,
      highlightPostTag: markTags.after,
    };
  }

  private update(state: SessionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function withResults(
  results: readonly SearchResult[],
  before: readonly SearchHit[],
): Omit<SessionState, 'question' | 'suggestions'> {
  const last = results.at(-1);
  const hits = withoutRepeats([...before, ...results.flatMap((result) => result.hits)]);
  const pages = (last?.page ?? 0) + 1;
  return {
    status: 'done',
    hits,
    total: hits.length > 0 ? (last?.nbHits ?? 0) : 0,
    pages,
    // A page without new hits counts as the last one. The end of the list would stay near the viewport, so that all
    // other pages would be requested one after the other.
    allPages: hits.length > before.length ? (last?.nbPages ?? 0) : pages,
  };
}

/**
 * Removes repeated hits. The hosted service may return a hit on two pages, for example when its index is replaced in
 * between. Of two elements with the same key, React would leave one behind among the hits of the next question.
 */
function withoutRepeats(hits: readonly SearchHit[]): readonly SearchHit[] {
  const shown = new Set<string>();
  return hits.filter(({ objectID }) => !shown.has(objectID) && shown.add(objectID));
}
